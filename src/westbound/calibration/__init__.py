"""Whether the coach's chances to win come true: predicted in the middle of self-play, compared with how games end."""

from westbound.calibration.deciles import Calibration, Decile, calibrated
from westbound.calibration.picture import picture
from westbound.calibration.predicting import Prediction, Predictor, predict_all

__all__ = ["Calibration", "Decile", "Prediction", "Predictor", "calibrated", "picture", "predict_all"]
