"""A net as numpy arrays, and how it is fitted to examples (Adam)."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from westbound.bots.mind.names import HIDDEN, OUTPUTS, SECOND

Floats = NDArray[np.float32]
Layers = list[Floats]  # weights and biases of each layer in turn

DECAY = 1e-4  # of the weights, per step, times the learning rate
FORGET, FORGET_SQUARES = 0.9, 0.999  # how much Adam remembers of earlier gradients
TINY = 1e-7


def fresh(columns: int, rng: np.random.Generator) -> Layers:
    """Return random layers for rows of that many columns."""
    shapes = [(columns, HIDDEN, 1.0), (HIDDEN, SECOND, 2.0), (SECOND, OUTPUTS, 0.01)]
    layers: Layers = []
    for rows, width, variance in shapes:
        layers.append(rng.normal(0, (variance / rows) ** 0.5, (rows, width)).astype(np.float32))
        layers.append(np.zeros(width, np.float32))
    return layers


def flat(layers: Layers) -> array[float]:
    """Return all numbers in the order in which ``Net.load`` takes them."""
    return array("d", np.concatenate([layer.ravel() for layer in layers]).astype(np.float64).tobytes())


def unflat(columns: int, numbers: array[float]) -> Layers:
    """Return the layers of a net from all its numbers."""
    rest = np.array(numbers, np.float32)
    layers: Layers = []
    for rows, width in ((columns, HIDDEN), (HIDDEN, SECOND), (SECOND, OUTPUTS)):
        layers += [rest[: rows * width].reshape(rows, width).copy(), rest[rows * width : (rows + 1) * width].copy()]
        rest = rest[(rows + 1) * width :]
    return layers


def forward(layers: Layers, rows: Floats) -> tuple[Floats, Floats, Floats]:
    """Return both hidden layers and the outputs."""
    hidden = np.maximum(rows @ layers[0] + layers[1], 0)
    inner = np.maximum(hidden @ layers[2] + layers[3], 0)
    return hidden, inner, inner @ layers[4] + layers[5]


def judged(layers: Layers, rows: Floats, players: int) -> Floats:
    """Return, for each row and seat from the viewer on, the share of the win, then the margins, all from 0 to 1."""
    outputs = forward(layers, rows)[2]
    return np.concatenate([softmax(outputs[:, :players]), squash(outputs[:, players : 2 * players])], axis=1)


def softmax(numbers: Floats) -> Floats:
    powers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def squash(numbers: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-numbers)), np.float32)


class Fitter:
    """Layers that learn, and the moving average of their weights, which plays better than the latest ones."""

    def __init__(self, layers: Layers, players: int) -> None:
        self.layers = layers
        self.players = players
        self.average: Layers = [layer.copy() for layer in layers]
        self.steps = 0
        self._means = [np.zeros_like(layer) for layer in layers]
        self._squares = [np.zeros_like(layer) for layer in layers]

    def state(self) -> dict[str, Any]:
        """Everything needed to go on later."""
        kinds = {"layers": self.layers, "average": self.average, "means": self._means, "squares": self._squares}
        return {f"{kind}{i}": layer for kind, layers in kinds.items() for i, layer in enumerate(layers)} | {
            "steps": np.array(self.steps)
        }

    def resume(self, state: Any) -> None:
        for i in range(len(self.layers)):
            self.layers[i], self.average[i] = state[f"layers{i}"], state[f"average{i}"]
            self._means[i], self._squares[i] = state[f"means{i}"], state[f"squares{i}"]
        self.steps = int(state["steps"])

    def step(self, rows: Floats, targets: Floats, rate: float, keep: float) -> float:
        """Learn from some examples; returns how surprising their winners were (cross entropy)."""
        n, size = self.players, len(rows)
        hidden, inner, outputs = forward(self.layers, rows)
        wins, margins = softmax(outputs[:, :n]), squash(outputs[:, n : 2 * n])
        slopes = np.zeros_like(outputs)
        slopes[:, :n] = (wins - targets[:, :n]) / size
        slopes[:, n : 2 * n] = (margins - targets[:, n:]) / (size * n)
        inner_slopes = slopes @ self.layers[4].T * (inner > 0)
        hidden_slopes = inner_slopes @ self.layers[2].T * (hidden > 0)
        gradients = [
            *(rows.T @ hidden_slopes, hidden_slopes.sum(axis=0)),
            *(hidden.T @ inner_slopes, inner_slopes.sum(axis=0)),
            *(inner.T @ slopes, slopes.sum(axis=0)),
        ]
        self._descend(gradients, rate, keep)
        return float(-(targets[:, :n] * np.log(wins + TINY)).sum(axis=1).mean())

    def _descend(self, gradients: Layers, rate: float, keep: float) -> None:
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self._means[i] += (1 - FORGET) * (gradient - self._means[i])
            self._squares[i] += (1 - FORGET_SQUARES) * (gradient**2 - self._squares[i])
            mean = self._means[i] / (1 - FORGET**self.steps)
            spread = np.sqrt(self._squares[i] / (1 - FORGET_SQUARES**self.steps)) + 1e-8
            self.layers[i] -= (rate * (mean / spread + DECAY * self.layers[i])).astype(np.float32)
            self.average[i] += (1 - keep) * (self.layers[i] - self.average[i])
