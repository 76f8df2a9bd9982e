## Words about watching and talking.
