# What the second edition (2020) calls by other names.

good-metal = ferro

event-the-league-of-delos = La Lega di Delo
    .text = Atene riceve 1 argento, Sparta 1 ferro.
