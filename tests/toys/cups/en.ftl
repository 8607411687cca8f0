argument-likely = The coin is there in { $lots } of 6 cases.
