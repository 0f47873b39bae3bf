"""Trains a net on the lessons of `npm run lab -- play`. Needs numpy and PyTorch; a GPU is used if there is one.

    python3 apps/lab/train.py --out new.net [--from old.net] [--keep 0.95] [--epochs 5] [--seed 1] FOLDER ...

`npm run lab -- train` runs this and checks the result; --answers is for that.

The target of a position is a mix of what the judge expected after the seat's next action and, with the weight --keep,
of what came later; --keep 1 uses only the points in the end, which is right for lessons by rules of thumb. A folder may
have a weight of its own: FOLDER:1. An action that was looked at and left alone has the target of the one that was
taken, and what was expected of it beyond that. A position at the start of a round has the target that an action right
before it would have.

What a judge expected too much or too little in the mean of a round is taken off first, because otherwise a target hands
the fault of one round on to the rounds before it.

With --aside W the net is also asked how each era ends for the seat and what its rivals have in the end, which counts W
times as much as the points. Those answers help it to learn, and are not part of the file.

With --siblings W the actions that were looked at in one decision are compared among themselves: the net learns how much
one of them is above the mean of all, which counts W times as much as the points. The luck of the game after them is the
same for all, so nothing of it is in that difference; actions that were left alone have no other target then.
"""
import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

MAGIC = 0x314E4243
NUMBERS = 7
NO_FEATURE = 0xFFFF
LAST = 1
LEFT = 2
MET = 3
SCALE = 10
BATCH = 8192
# So many decisions are compared in each step.
FAMILIES = 4096
DROPOUT = 0.1
# Every twentieth game is kept for testing.
TESTED = 20
# So many positions are answered for --answers.
ANSWERED = 1000


# A round that was met in fewer positions says too little about what was expected in it.
FEWEST = 100


def unbiased(value, points, moments):
    """What was expected, without what it was too much or too little in the mean of its moment."""
    _, number = np.unique(moments, axis=0, return_inverse=True)
    number = number.ravel()
    count = np.bincount(number)
    fault = np.bincount(number, value - points) / count
    return value - np.where(count < FEWEST, 0, fault)[number]


def read_folder(folder, width, figures, later):
    """The rows of each file."""
    sizes = {"numbers": (np.float32, NUMBERS), "features": (np.uint16, width), "figures": (np.float32, figures)}
    sizes["later"] = (np.float32, later)
    return [np.fromfile(Path(folder, name), kind).reshape(-1, size) for name, (kind, size) in sizes.items()]


def targets_of(kind, value, points, weight):
    """The target of each row, backwards from the end of each seat's game."""
    target = np.zeros(len(kind), np.float32)
    after, expected = 0.0, 0.0
    rows = zip(range(len(kind) - 1, -1, -1), kind[::-1].tolist(), value[::-1].tolist(), points[::-1].tolist())
    for row, what, worth, result in rows:
        if what == LEFT:
            continue
        before = result if what == LAST else (1 - weight) * expected + weight * after
        target[row] = before
        if what != MET:
            after, expected = before, worth
    return target


def families_of(decision):
    """The rows of each decision in which several actions were looked at, filled up with -1."""
    order = np.argsort(decision, kind="stable")
    order = order[decision[order] >= 0]
    _, first, count = np.unique(decision[order], return_index=True, return_counts=True)
    first, count = first[count > 1], count[count > 1]
    rows = np.full((len(first), max(count, default=2)), -1, np.int64)
    for place in range(rows.shape[1]):
        there = count > place
        rows[there, place] = order[first[there] + place]
    return rows


def read_lessons(folders, keep):
    """All positions of the folders: features, figures, eras, targets and results, the number of each seat's game, what
    each position is, what the rules of thumb say, what it was said to be worth beside the others of its decision, and
    the decision (none at the start of a round); and what came later in each game."""
    shape = json.loads(Path(folders[0].partition(":")[0], "shape.json").read_text())
    parts, games, decisions = [], 0, 0
    for spec in folders:
        folder, _, own = spec.partition(":")
        numbers, features, figures, later = read_folder(folder, shape["width"], shape["figures"], shape["later"])
        if len(numbers) == 0:
            continue
        estimate, era, value, points, kind, turn, seats = numbers.T
        acted = (kind != LEFT) & (kind != MET)
        # A position at the start of a round belongs to the next action; one that was left alone, to the one before it.
        taken = np.cumsum(acted) - np.where(kind == MET, 0, 1)
        game = np.concatenate([[0], np.cumsum(kind[acted] == LAST)[:-1]]).astype(np.int64)[taken] + games
        games = game[-1] + 1
        value = value.copy()
        value[acted] = unbiased(value[acted], points[acted], np.stack([seats, era, turn], 1)[acted])
        target = targets_of(kind, value, points, float(own or keep))
        target = np.where(kind == LEFT, target[np.flatnonzero(acted)[taken]] + value, target)
        decision = np.where(kind == MET, -1, taken + decisions)
        decisions += np.count_nonzero(acted)
        worth = np.where(kind == LEFT, numbers[:, 2], 0) / SCALE
        known = np.where(features == NO_FEATURE, shape["features"], features).astype(np.int32)
        gains = [((each - estimate) / SCALE).astype(np.float32) for each in (target, points)]
        rows = (known, figures, era.astype(np.int64), *gains, game, kind, estimate / SCALE, worth.astype(np.float32), decision)
        parts.append((rows, later))
    columns = [np.concatenate(column) for column in zip(*(rows for rows, _ in parts))]
    return shape, columns, np.concatenate([later for _, later in parts])


class Net(nn.Module):
    def __init__(self, shape, hidden, second):
        super().__init__()
        self.shape, self.hidden, self.second = shape, hidden, second
        features, eras = shape["features"], shape["eras"]
        self.rows = nn.EmbeddingBag(features + 1, hidden, mode="sum", padding_idx=features)
        nn.init.normal_(self.rows.weight, 0, 0.02)
        with torch.no_grad():
            self.rows.weight[features] = 0
        self.figures = nn.Linear(shape["figures"], hidden)
        self.layer = nn.Parameter(torch.randn(eras, second, hidden) * (2 / hidden) ** 0.5)
        self.bias = nn.Parameter(torch.zeros(eras, second))
        self.out = nn.Parameter(torch.randn(eras, second) * 0.02)
        self.base = nn.Parameter(torch.zeros(eras))
        # What came later, in the same order; not part of the file.
        self.aside = nn.Parameter(torch.randn(eras, shape["later"], second) * 0.02)
        self.aside_base = nn.Parameter(torch.zeros(eras, shape["later"]))

    def both(self, features, figures, era):
        """The answer, and what comes later."""
        first = torch.relu(self.rows(features) + self.figures(figures))
        first = nn.functional.dropout(first, DROPOUT, self.training)
        answer, later = 0, 0
        for each in range(self.shape["eras"]):
            second = torch.relu(first @ self.layer[each].T + self.bias[each])
            now = (era == each).to(second.dtype)
            answer = answer + now * (second @ self.out[each] + self.base[each])
            later = later + now[:, None] * (second @ self.aside[each].T + self.aside_base[each])
        return answer, later

    def forward(self, features, figures, era):
        return self.both(features, figures, era)[0]

    def parts(self):
        """Every weight in the order of the file."""
        yield self.rows.weight[: self.shape["features"]]
        yield self.figures.weight.T
        yield self.figures.bias
        for era in range(self.shape["eras"]):
            yield from (self.layer[era], self.bias[era], self.out[era], self.base[era : era + 1])

    def write(self, path):
        values = np.concatenate([part.detach().cpu().contiguous().numpy().ravel() for part in self.parts()])
        header = np.array([MAGIC, self.hidden, self.second, len(values)], np.uint32)
        Path(path).write_bytes(header.tobytes() + values.astype(np.float16).tobytes())

    def read(self, path):
        data = Path(path).read_bytes()
        magic, hidden, second, count = np.frombuffer(data[:16], np.uint32)
        values = np.frombuffer(data[16:], np.float16).astype(np.float32)
        size = sum(part.numel() for part in self.parts())
        if (magic, hidden, second, count) != (MAGIC, self.hidden, self.second, size):
            raise SystemExit(f"{path} is for another net.")
        with torch.no_grad():
            start = 0
            for part in self.parts():
                part.copy_(torch.from_numpy(values[start : start + part.numel()].reshape(part.shape)))
                start += part.numel()


def main():
    parser = argparse.ArgumentParser(description="Trains a net on lessons.")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--from", dest="start")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--keep", type=float, default=0.95)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, help="the highest rate of learning")
    parser.add_argument("--aside", type=float, default=0.0)
    parser.add_argument("--siblings", type=float, default=0.0)
    parser.add_argument("--answers", help="a file for what the net says about the first positions, in points")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")

    shape, columns, came = read_lessons(options.folders, options.keep)
    family = torch.from_numpy(families_of(columns.pop())).to(device)
    columns = [torch.from_numpy(column).to(device) for column in columns]
    features, figures, era, target, result, game, kind, estimate, worth = columns
    later = torch.from_numpy(came).to(device)
    later = (later - later.mean(0)) / later.std(0, correction=0).clamp(min=0.05)
    is_tested = game // 4 % TESTED == 0
    # Those who are compared among themselves have no other target, and no result of their own.
    has_target = kind != LEFT if options.siblings > 0 else torch.ones_like(is_tested)
    tested, learnt = (is_tested & (kind != LEFT)).nonzero()[:, 0], (~is_tested & has_target).nonzero()[:, 0]
    tested_families, learnt_families = family[is_tested[family[:, 0]]], family[~is_tested[family[:, 0]]]
    net = Net(shape, options.hidden, options.second).to(device)
    if options.start:
        net.read(options.start)
    rate = options.rate or (1e-3 if options.start else 2e-3)
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    batch = min(BATCH, len(learnt))
    if batch == 0:
        raise SystemExit("There are too few lessons.")
    steps = max(1, options.epochs * (len(learnt) // batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)

    def look_at(families):
        """What the net expects of the actions of some decisions, what they were said to be worth, and which there are."""
        rows = families.clamp(min=0)
        flat = rows.flatten()
        return net(features[flat], figures[flat], era[flat]).view(rows.shape) + estimate[rows], worth[rows], families >= 0

    def apart(families):
        """How wrong the net is about the differences within some decisions."""
        expected, found, there = look_at(families)
        wrong = (expected - found) * there
        wrong = (wrong - wrong.sum(1, keepdim=True) / there.sum(1, keepdim=True))[there]
        return nn.functional.huber_loss(wrong, torch.zeros_like(wrong))

    def regret():
        """The points lost by choosing at first sight rather than what looking ahead found best. Part of that is luck, so
        this only compares nets on the same lessons."""
        net.eval()
        lost = [torch.zeros(1, device=device)] if len(tested_families) == 0 else []
        with torch.no_grad():
            for families in tested_families.split(16384):
                expected, found, there = look_at(families)
                chosen = expected.masked_fill(~there, -1e9).argmax(1, keepdim=True)
                lost.append(found.masked_fill(~there, -1e9).amax(1) - found.gather(1, chosen)[:, 0])
        net.train()
        return SCALE * torch.cat(lost).mean().item()

    def error():
        """The root mean square error against the points in the end, in points."""
        net.eval()
        with torch.no_grad():
            squares = [(net(features[rows], figures[rows], era[rows]) - result[rows]) ** 2 for rows in tested.split(65536)]
        net.train()
        return SCALE * torch.cat(squares).mean().sqrt().item()

    start = time.time()
    print(f"{len(target)} positions, error {error():.2f}, regret {regret():.3f} before", flush=True)
    for epoch in range(options.epochs):
        order = learnt[torch.randperm(len(learnt), device=device)]
        for rows in order[: len(order) // batch * batch].split(batch):
            guess, aside = net.both(features[rows], figures[rows], era[rows])
            loss = nn.functional.huber_loss(guess, target[rows], delta=3.0)
            if options.aside > 0:
                loss = loss + options.aside * nn.functional.huber_loss(aside, later[game[rows]])
            if options.siblings > 0 and len(learnt_families) > 0:
                drawn = torch.randint(len(learnt_families), (FAMILIES,), device=device)
                loss = loss + options.siblings * apart(learnt_families[drawn])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
        print(f"epoch {epoch + 1}: error {error():.2f}, regret {regret():.3f}, {time.time() - start:.0f} s", flush=True)
    net.write(options.out)
    if options.answers:
        # As everybody else reads it, in half precision.
        net.read(options.out)
        net.eval()
        with torch.no_grad():
            answers = SCALE * net(features[:ANSWERED], figures[:ANSWERED], era[:ANSWERED])
        Path(options.answers).write_text(json.dumps(answers.tolist()))


if __name__ == "__main__":
    main()
