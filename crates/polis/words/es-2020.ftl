# What the second edition (2020) calls by other names.

good-metal = hierro

event-the-league-of-delos = La Liga de Delos
    .text = Atenas recibe 1 de plata; Esparta, 1 de hierro.
