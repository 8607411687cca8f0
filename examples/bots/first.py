"""A bot that builds a road if it can, or else takes the first legal action (docs/bot-protocol.md)."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "westbound" in message:
        print(json.dumps({"name": "First"}), flush=True)
        continue
    roads = [words for words in message["legal"] if words.startswith("road ")]
    print(json.dumps({"id": message["id"], "choose": roads[0] if roads else 0}), flush=True)
