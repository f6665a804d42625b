# A client of `rensa env` in the standard library: 16 games at a time, each placement one of those that can be reached.
import json, os, random, struct, subprocess, sys

ENVS = 16
rensa = os.path.join(os.path.dirname(__file__), "../apps/cli/bin/rensa.js")
command = ["node", rensa, "env", *(sys.argv[1:] or ["puyo"]), "--envs", str(ENVS), "--pieces", "30"]
process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def read():
    length, kind = struct.unpack("<IB3x", process.stdout.read(8))
    body = process.stdout.read(length)
    if kind == hello["kinds"]["error"]:
        sys.exit(body.decode())
    return body


def ask(request, columns):
    body = b"".join(column + bytes(-len(column) % 8) for column in columns)
    process.stdin.write(struct.pack("<IB3x", len(body), hello["kinds"][request]) + body)
    process.stdin.flush()
    reply = read()
    fields = hello["replies"][request]["fields"]
    letters = {"u1": "B", "u2": "H", "u4": "I", "i4": "i"}
    bytes_of = {"u1": 1, "u2": 2, "u4": 4, "i4": 4}

    def column(field):
        count = 1
        for size in field["shape"]:
            count *= size
        end = field["offset"] + count * bytes_of[field["type"]]
        return memoryview(reply)[field["offset"] : end].cast(letters[field["type"]])

    return {field["name"]: column(field) for field in fields}


hello = {"kinds": {"error": 255}}
hello = json.loads(read())
seen = ask("reset", [struct.pack(f"<{ENVS}I", *range(1, ENVS + 1)), bytes([1] * ENVS)])
scores = []
while len(scores) < ENVS:
    width = hello["actions"] // 8
    masks = [int.from_bytes(seen["mask"][width * env : width * (env + 1)], "little") for env in range(ENVS)]
    legal = [[action for action in range(hello["actions"]) if mask >> action & 1] for mask in masks]
    actions = [random.choice(each or [hello["leave"]]) for each in legal]
    seen = ask("step", [struct.pack(f"<{ENVS}H", *actions)])
    scores += [score for score, ended in zip(seen["score"], seen["ended"]) if ended]
print(f"{len(scores)} games, mean score {sum(scores) / len(scores):.0f}")
process.stdin.close()
process.wait()
