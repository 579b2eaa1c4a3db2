"""The same fitting as in training/learning.py, by PyTorch: on a GPU, or wherever it runs.

Steps are small and there are hundreds of thousands of them, so on a GPU one step is recorded
as a graph, tables and choice of tables included, and the graph is run again and again.
"""

from __future__ import annotations

import math

import torch
from torch.nn import functional

from training.learning import BATCH, OTHERS, SLOW_MEAN, Learner, Seen, Shape

ROOM = 1.2  # of the tables of a window; passes differ in length


class TorchLearner(Learner):
    """A learner that fits with PyTorch; between fits its weights are NumPy's, as in any."""

    def __init__(self, shape: Shape, seed: int, device: str) -> None:
        super().__init__(shape, seed)
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.there = [self._send(part).requires_grad_() for part in self.parts]
        self.slow_there = [self._send(part) for part in self.slow]
        self.rate = torch.zeros((), device=self.device)
        self.follow = torch.zeros((), device=self.device)  # how far the mean follows a step
        self.rows = torch.zeros((), device=self.device)
        self.losses = torch.zeros((), device=self.device)
        self.adam = torch.optim.Adam(
            [part for part in self.there if part.numel()],
            lr=self.rate if self.device.type == "cuda" else 1.0,
            capturable=self.device.type == "cuda",
        )
        self.features = torch.zeros((0, 0), device=self.device)
        self.targets = torch.zeros((0, 0), device=self.device)
        self.graph: torch.cuda.CUDAGraph | None = None

    def fit(self, seen: list[Seen], epochs: float, rate: float) -> float:
        """Go over the tables in small steps; the mean loss of the chances."""
        rows = self._load(seen)
        number = max(int(rows * epochs) // BATCH, 1)
        with torch.no_grad():
            for part, there in zip(self.parts, self.there, strict=True):
                there.copy_(torch.from_numpy(part))
            for part, there in zip(self.slow, self.slow_there, strict=True):
                there.copy_(torch.from_numpy(part))
            self.rate.fill_(rate)
            self.losses.zero_()
        if self.device.type != "cuda":
            for group in self.adam.param_groups:
                group["lr"] = rate
        for _ in range(number):
            self.steps += 1
            keep = min(SLOW_MEAN, 1 - 10 / (self.steps + 9))  # at first, of few steps
            self.follow.fill_(1 - keep)
            self._run()
        with torch.no_grad():
            for part, there in zip(self.parts, self.there, strict=True):
                part[...] = there.cpu().numpy()
            for part, there in zip(self.slow, self.slow_there, strict=True):
                part[...] = there.cpu().numpy()
        return float(self.losses) / number

    def _send(self, part: object) -> torch.Tensor:
        return torch.tensor(part, dtype=torch.float32, device=self.device)

    def _load(self, seen: list[Seen]) -> int:
        """Bring the tables to the device, to where they were before if there is room."""
        rows = sum(len(one.features) for one in seen)
        if rows > len(self.features):
            room = math.ceil(rows * ROOM)
            wide, targets = seen[0].features.shape[1], seen[0].targets.shape[1]
            self.features = torch.zeros((room, wide), dtype=torch.float16, device=self.device)
            self.targets = torch.zeros((room, targets), device=self.device)
            self.graph = None
        at = 0
        for one in seen:
            upto = at + len(one.features)
            self.features[at:upto].copy_(torch.from_numpy(one.features))
            self.targets[at:upto].copy_(torch.from_numpy(one.targets))
            at = upto
        self.rows.fill_(rows)
        return rows

    def _run(self) -> None:
        if self.device.type != "cuda":
            self._step()
        elif self.graph is not None:
            self.graph.replay()
        elif self.steps < 20:  # a few the plain way, so that all memory is there
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                self._step()
            torch.cuda.current_stream().wait_stream(side)
        else:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self._step()
            self.graph.replay()

    def _step(self) -> None:
        shape = self.shape
        rows = (torch.rand(BATCH, device=self.device) * self.rows).long()
        x, y = self.features[rows].float(), self.targets[rows]
        first, first_bias, block, block_bias, second, second_bias, output, output_bias = (
            self.there
        )
        both = torch.relu(x[:, : shape.features] @ first + first_bias)
        if shape.blocks:
            blocks = x[:, shape.features :].reshape(BATCH, shape.blocks, shape.of_a_block)
            each = torch.relu(blocks @ block + block_bias)
            both = torch.cat([both, each.sum(dim=1)], dim=1)
        outputs = torch.relu(both @ second + second_bias) @ output + output_bias
        known = functional.log_softmax(outputs[:, : shape.chances], dim=1)
        loss = -(y[:, : shape.chances] * known).sum() / BATCH
        others = (outputs[:, shape.chances :] - y[:, shape.chances :]).square().sum()
        self.adam.zero_grad(set_to_none=True)
        (loss + OTHERS / 2 / BATCH * others).backward()
        self.adam.step()
        with torch.no_grad():
            self.losses += loss.detach()
            for slow, part in zip(self.slow_there, self.there, strict=True):
                slow.lerp_(part, self.follow)
