"""A greedy bot as a program of its own. It asks the referee what it may do and takes what sounds best.

    npx coalbrook simulate --seats 3 --games 20 --bots "cmd:python3 samples/greedy_bot.py,random"
"""
import json
import sys


def ask(**request):
    """Asks the referee. A play is answered when it is our turn again, or when the game is over."""
    print(json.dumps(request), flush=True)
    return json.loads(sys.stdin.readline())


table = ask(do="table")["table"]
sold = {industry["slug"] for industry in table["industries"] if industry["sold"]}


def worth(action, player, taken):
    """How good an action sounds. They are written as in records: `build dudley#1 coal with dudley`."""
    kind, *words = action.split()
    if kind in ("build", "double"):
        site, industry = words[:2]
        tile = next(one for one in table["tiles"] if one["industry"] == industry and player["mat"][one["slug"]])
        too_dear = tile["cost"] > player["money"] and player.get("loans")
        gain = (tile["points"] + tile["income"]) * (0.6 if industry in sold else 1)
        return -9 if site in taken or too_dear else gain
    if kind == "network":
        return 9 if player["money"] > 8 else -5
    if kind == "loan":
        return 3 if player["money"] < 12 and player["level"] > -4 else -9
    return {"sell": 99, "draw": 1, "develop": -1}.get(kind, 0)


while not (situation := ask(do="legal"))["over"]:
    seat = situation["pending"]["seat"]
    view = ask(do="view", seat=seat)["view"]
    best = max(situation["legal"], key=lambda action: worth(action, view["players"][seat], view["tiles"]))
    ask(do="play", action=best)
