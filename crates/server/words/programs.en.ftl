## Words about programs that play for people.
