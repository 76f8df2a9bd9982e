# What the program itself says to people.

## Engine protocol

explain-nothing = Nothing on the table that is called “{ $target }” can be used now.
