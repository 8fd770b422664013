## Module 8: the bells

module-bells = bells

bells = { $number ->
    [one] 1 bell
   *[other] { $number } bells
}

certificate-named = certificate of { $bells }

event-certificates-shown = Certificates on display: { $certificates }.
event-certificate-bought = { $actor } { $missing-id ->
    [0] buys the { $certificate } for { $paid } and scores { $points }.
   *[other] { $paid-id ->
        [0] takes the { $certificate } and pays nothing of { $price } yet.
       *[other] pays { $paid } of { $price-id } for the { $certificate } and scores { $points }.
    }
}
event-thalers-wait = { $actor } earns { $thalers }, and chooses a certificate for them.
event-certificate-chosen = { $actor } fills the { $certificate } first.
event-deposited = { $actor } puts { $thalers } on the { $certificate }, { $missing-id ->
    [0] which is paid now.
   *[other] which lacks { $missing }.
}
event-audience-in-vain = { $actor } finds no certificate left.
event-bells-counted = { $actor } has { $bells }, and stands on { $space-id ->
    [none] no space
   *[other] space { $space }
} of the bells.
event-bishop-counted = The bishop has { $bells }, and stands on space { $space } of the bells.
event-bells-scored = { $actor } is number { $rank } of the bells and scores { $points } for that, and { $bonus } for the space.

reason-buy-a-certificate = In an audience you must buy a certificate. With no money, pay nothing yet.
reason-only-in-an-audience = You buy certificates in an audience: lay your tile on a location when you plan.
reason-no-certificate-there = There is no certificate at place { $place }. Choose another one.
reason-certificate-too-dear = The { $certificate } costs { $price }, and you have { $thalers }. Pay a part of it now.
reason-installment-too-dear = You have only { $thalers }. Pay less.
reason-no-installment = The { $certificate } costs { $price }: pay it in full, or less than that for now.
reason-not-partly-paid = You have no { $certificate } that is still to be paid.
reason-no-thaler = You have no Thaler to put on a certificate.
reason-deposit-or-pass = First put Thalers on your certificates, or pass.
reason-fill-first = First choose the certificate for the { $thalers } that you have earned.
reason-nothing-earned = You choose that when you earn Thalers. Put those that you have on a certificate by `deposit`.

does-audience = You must buy a certificate there, in full or in part.
question-which-certificate = Audience: buy a certificate, in full or in part, for a point per { $each } paid now. You have { $thalers }.
question-pay-certificates = Put Thalers of your own on certificates?{ $is-last ->
    [yes] {" "}It is your last chance.
   *[no] {""}
} Missing: { $lacking }. You have { $thalers }.
question-which-to-fill = You earn { $thalers }: which certificate do you fill first?
certificate-printed = { $bells } ({ $price } for { $points })
certificate-lacks = { $missing } on the { $certificate }
row-certificate = { $bells }, { $price-id } Th
choice-certificate = { $now ->
    [all] in full +{ $points-id }
    [0] pay nothing yet
   *[other] pay { $now } +{ $points-id }
}
row-certificate-gone = Certificate
choice-certificate-gone = at place { $place }
row-deposit = Deposit
choice-deposit = on the { $certificate } (lacks { $missing-id })
row-fill = Fill
choice-fill = { $certificate } (lacks { $missing-id })
explain-certificate = { $there ->
    [yes] { $now ->
        [all] Buy the { $certificate } for { $price }: { $points } now, and its bells for the end.
       *[other] Pay { $now } of { $price } for the { $certificate }: { $points } now. All that you earn goes on it until it is paid. Until then its bells count against you.
    }
   *[no] There is no certificate at place { $place } now.
}
explain-deposit = Put a Thaler of your own on the { $certificate }, for no points. Once it is paid its bells count for you.
explain-fill = Put what you have earned on the { $certificate } first, until it is paid.
decline-deposit = put no more on certificates
help-certificate = buy certificate 2 in full; `certificate 2 3` pays 3 Thalers now
help-deposit = put 2 Thalers of your own on this certificate
problem-how-many-thalers = Say how many Thalers you pay now, like `certificate 1 3`. Without a number you pay in full.
problem-which-certificate = There is no certificate '{ $name }' on display. { $shown-count ->
    [0] None is left.
   *[other] There are { $shown }.
}
problem-which-deposit = Say it like `{ $example }`. { $unpaid-count ->
    [0] You have no certificate that is still to be paid.
   *[other] Still to be paid: { $unpaid }.
}

## On the board

board-bells = Bells
board-bell = { $certificate-id } { $price-id } Th +{ $points-id }, { $bells }
board-bells-to-come = ({ $number } to come)
board-bells-sold = sold out this round
board-bells-owned = { $number ->
    [one] 1 certificate
   *[other] { $number } certificates
}{ $hidden ->
    [yes] {""}
   *[no] {" "}({ $bells })
}
board-bells-unpaid = { $certificate-id } { $paid }/{ $price-id } Th ({ $bells })
cards-installments = In installments there is a point for every { $each } paid at once. Then all that you earn goes on the certificate, until it is paid.
cards-bells = In the end { $ranks } points for those who have most bells; the bishop has those on what nobody bought. Bells that are not paid count against you. As well { $steps }.
cards-bells-bonus = { $points } from { $first } bells
cards-certificate = { $whose ->
    [own] Yours
   *[display] On display
}: { $certificate-id } for { $price }: { $points } if paid at once, { $bells }

score-certificates = certificates
score-bells = bells
