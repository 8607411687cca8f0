# What the server writes to people: English.

## Everywhere
and = { $some } and { $last }
time-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
time-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
time-days = { $count ->
        [one] one day
       *[other] { $count } days
    }

## Notices
notice-turn = Your turn: { $game }
notice-consent = You are asked something: { $game }
notice-over = The game is over: { $game }
notice-with = With { $people }

## Mails
mail-tables = { $count } tables are waiting for you
mail-hello = Westbound lets you know, as you asked:
mail-since = Waiting for { $time }
mail-keep = The links open your own seats: do not pass this mail on.
mail-pace = { $count ->
        [0] Mails come as soon as there is something to say.
        [one] At most one such mail comes per minute.
       *[other] At most one such mail comes every { $count } minutes.
    }
mail-end = No more mails of this kind:

## The first mail
confirm-subject = Is this your address?
confirm-why = Somebody, hopefully you, is playing { $game } at { $origin } and would like to be told at this address when it is their turn.
confirm-how = If that was you, say so here within three days:
confirm-else = If it was not you, you need not do anything: no other mail will come.

## Pages behind the links of mails
page-home = To Westbound
page-confirm = Shall Westbound write to { $address } when it is your turn?
page-confirm-title = Is this your address?
page-confirm-do = Yes, write to me
page-confirmed = From now on Westbound writes to { $address } when it is your turn and you are away. Every mail has a link that ends it.
page-confirmed-title = Thank you
page-end = Shall Westbound write no more to { $address }, whatever the table?
page-end-title = No more mails?
page-end-do = No more mails
page-ended = Westbound writes no more to { $address }. At the table you can ask for mails again.
page-ended-title = Done
page-stale = This link is too old, or a part of it was cut off. At the table you can ask for mails again.
page-stale-title = This link does not work
