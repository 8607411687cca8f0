# Pioneers on the page: English

## The form of an edition
edition-leaf-edition = Edition
edition-leaf-four = Map for four
edition-leaf-three = Map for two and three
edition-leaf-coaches = Coaches
edition-leaf-starting = Starting coaches
edition-section-edition = Edition
edition-section-cities-four = Cities
    .one = city
    .hint = Each city has two to six lines. Names are in lower case letters, labels are what people read.
edition-section-cities-three = Cities
    .one = city
    .hint = Each city has two to six lines. Names are in lower case letters, labels are what people read.
edition-section-start-four = Start space
    .hint = Two lines lead to it; lines call it “start”.
edition-section-start-three = Start space
    .hint = Two lines lead to it; lines call it “start”.
edition-section-lines-four = Lines
edition-section-lines-three = Lines
edition-section-covered = Cities that two players cover
edition-section-coaches = Coaches
    .hint = Two to four seats, 4 to 10 points. Professions: banker, merchant, sergeant, barkeeper, digger, farmer.
edition-section-starting = Starting coaches
    .hint = Each lacks another profession.
edition-column-name = Name
edition-column-label = Label
edition-column-x = x
edition-column-y = y
edition-column-seats = Seats
edition-column-points = Points
