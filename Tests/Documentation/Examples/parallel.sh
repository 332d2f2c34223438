seq 4 | parallel replay verify recordings --shard {}/4 --report json=shard-{}.json
