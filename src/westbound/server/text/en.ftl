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
notice-consent = Your answer is needed: { $game }
notice-over = The game is over: { $game }
notice-with = With { $people }

## Mails
mail-tables = { $count } tables are waiting for you
mail-hello = Here’s your update from Westbound:
mail-since = Waiting for { $time }
mail-keep = The links open your own seats: please don’t forward this email.
mail-pace = { $count ->
        [0] We email you as soon as there’s news.
        [one] We send you at most one of these emails per minute.
       *[other] We send you at most one of these emails every { $count } minutes.
    }
mail-end = Stop these emails:

## The first mail
confirm-subject = Is this your address?
confirm-why = Someone, hopefully you, is playing { $game } at { $origin } and would like an email here when it’s their turn.
confirm-how = If that was you, please confirm within three days:
confirm-else = If it wasn’t you, there’s nothing to do: you won’t get another email.

## Pages behind the links of mails
page-home = Go to Westbound
page-confirm = Should Westbound email { $address } when it’s your turn?
page-confirm-title = Is this your address?
page-confirm-do = Yes, email me
page-confirmed = From now on Westbound emails { $address } when it’s your turn and you’re away. Every email has a link to stop them.
page-confirmed-title = Thank you
page-end = Should Westbound stop emailing { $address }, for all tables?
page-end-title = Stop emails?
page-end-do = Stop emails
page-ended = Westbound no longer emails { $address }. You can ask for emails again at the table.
page-ended-title = Done
page-stale = This link is too old, or part of it was cut off. You can ask for emails again at the table.
page-stale-title = This link doesn’t work
