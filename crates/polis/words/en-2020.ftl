# What the second edition (2020) calls by other names.

good-metal = iron

event-the-league-of-delos = The League of Delos
    .text = Athens receives 1 silver, Sparta 1 iron.
