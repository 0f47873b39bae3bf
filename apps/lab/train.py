"""Trains a net on the lessons of `npm run lab -- play`. Needs numpy and PyTorch; a GPU is used if there is one.

    python3 apps/lab/train.py --out new.net [--from old.net] [--keep 0.95] [--epochs 5] [--seed 1] FOLDER ...

`npm run lab -- train` runs this and checks the result; --answers is for that.

The target of a position is a mix of what the judge expected after the seat's next action and, with the weight --keep,
of what came later; --keep 1 uses only the points in the end, which is right for lessons by rules of thumb. A folder may
have a weight of its own: FOLDER:1. An action that was looked at and left alone has the target of the one that was
taken, and what was expected of it beyond that.
"""
import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

MAGIC = 0x314E4243
NUMBERS = 5
NO_FEATURE = 0xFFFF
LAST = 1
LEFT = 2
SCALE = 10
BATCH = 8192
DROPOUT = 0.1
# Every twentieth game is kept for testing.
TESTED = 20
# So many positions are answered for --answers.
ANSWERED = 1000


def read_lessons(folders, keep):
    """All positions of the folders: features, figures, eras, targets and results, and the number of each seat's game."""
    shape = json.loads(Path(folders[0].partition(":")[0], "shape.json").read_text())
    parts, games = [], 0
    for spec in folders:
        folder, _, own = spec.partition(":")
        numbers = np.fromfile(Path(folder, "numbers"), np.float32).reshape(-1, NUMBERS)
        features = np.fromfile(Path(folder, "features"), np.uint16).reshape(-1, shape["width"])
        figures = np.fromfile(Path(folder, "figures"), np.float32).reshape(-1, shape["figures"])
        estimate, era, value, points, kind = numbers.T
        # What was left alone at a seat's last action comes after its last position.
        taken = np.cumsum(kind != LEFT) - 1
        game = np.concatenate([[0], np.cumsum(kind[kind != LEFT] == LAST)[:-1]]).astype(np.int64)[taken] + games
        games = game[-1] + 1
        weight = float(own or keep)
        target = np.empty(len(numbers), np.float32)
        after, expected = 0.0, 0.0
        for row in range(len(numbers) - 1, -1, -1):
            if kind[row] == LEFT:
                continue
            after = points[row] if kind[row] == LAST else (1 - weight) * expected + weight * after
            target[row], expected = after, value[row]
        rows = np.flatnonzero(kind != LEFT)[taken]
        target = np.where(kind == LEFT, target[rows] + value, target[rows])
        known = np.where(features == NO_FEATURE, shape["features"], features).astype(np.int32)
        parts.append((known, figures, era.astype(np.int64), (target - estimate) / SCALE, (points - estimate) / SCALE, game))
    return shape, [np.concatenate(column) for column in zip(*parts)]


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

    def forward(self, features, figures, era):
        first = torch.relu(self.rows(features) + self.figures(figures))
        first = nn.functional.dropout(first, DROPOUT, self.training)
        answers = [
            torch.relu(first @ self.layer[each].T + self.bias[each]) @ self.out[each] + self.base[each]
            for each in range(self.shape["eras"])
        ]
        return torch.stack(answers, 1).gather(1, era[:, None])[:, 0]

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
    parser.add_argument("--answers", help="a file for what the net says about the first positions, in points")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")

    shape, columns = read_lessons(options.folders, options.keep)
    features, figures, era, target, result, game = [torch.from_numpy(column).to(device) for column in columns]
    is_tested = game // 4 % TESTED == 0
    tested, learnt = is_tested.nonzero()[:, 0], (~is_tested).nonzero()[:, 0]
    net = Net(shape, options.hidden, options.second).to(device)
    if options.start:
        net.read(options.start)
    rate = 1e-3 if options.start else 2e-3
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    batch = min(BATCH, len(learnt))
    if batch == 0:
        raise SystemExit("There are too few lessons.")
    steps = max(1, options.epochs * (len(learnt) // batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)

    def error():
        """The root mean square error against the points in the end, in points."""
        net.eval()
        with torch.no_grad():
            squares = [(net(features[rows], figures[rows], era[rows]) - result[rows]) ** 2 for rows in tested.split(65536)]
        net.train()
        return SCALE * torch.cat(squares).mean().sqrt().item()

    start = time.time()
    print(f"{len(target)} positions, error {error():.2f} before", flush=True)
    for epoch in range(options.epochs):
        order = learnt[torch.randperm(len(learnt), device=device)]
        for rows in order[: len(order) // batch * batch].split(batch):
            guess = net(features[rows], figures[rows], era[rows])
            loss = nn.functional.huber_loss(guess, target[rows], delta=3.0)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
        print(f"epoch {epoch + 1}: error {error():.2f}, {time.time() - start:.0f} s", flush=True)
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
