# What the second edition (2020) calls by other names.

good-metal = żelazo

event-the-league-of-delos = Liga Delijska
    .text = Ateny otrzymują 1 srebro, Sparta 1 żelazo.
