"""The stories of Pioneer Days, named after the place in the rulebook.

Its text has no page marks.  Its own references (*Les Désastres* p7, *Fin de semaine* page 8, "plus bas sur cette page")
and the order of its headings give: pages 2 and 3 the set-up, A to H and I to M with the note on slots; 4 aim, weeks and
the start of a week; 5 the day, steps 1 to 4; 6 income, actions and equipment; 7 recruiting, wagons and disasters; 8 the
town visit, the last disasters and the end.  ``ruling`` is what the rulebook leaves open and our README decides.
"""
