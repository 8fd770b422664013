## Module 8: the bells

bells = { $number ->
    [one] 1 bell
   *[other] { $number } bells
}

event-certificates-shown = Certificates on display: { $certificates }.
event-certificate-bought = { $actor } { $missing-id ->
    [0] buys { $certificate } for { $paid }
   *[other] pays { $paid } of { $price-id } for { $certificate }
} and scores { $points }.
event-thalers-wait = { $actor } earns { $thalers }, and chooses a certificate for them.
event-certificate-chosen = { $actor } fills { $certificate } first.
event-deposited = { $actor } puts { $thalers } on { $certificate }, { $missing-id ->
    [0] which is paid now.
   *[other] which lacks { $missing }.
}
event-audience-in-vain = { $actor } finds no certificate left.
event-bells-counted = { $actor } has { $bells }, and stands on { $space-id ->
    [none] no space
   *[other] space { $space }
} of the bells.
event-bishop-counted = The bishop has { $bells }, and stands on space { $space } of the bells.
event-bells-scored = { $actor } is number { $rank } of the bells and scores { $bonus-id ->
    [0] { $points }.
   *[other] { $points-id } + { $bonus }.
}

reason-buy-a-certificate = In an audience you must buy a certificate. With no money, pay nothing yet.
reason-only-in-an-audience = You buy certificates in an audience: lay your tile on a location when you plan.
reason-no-certificate-there = There is no certificate at place { $place }. Choose another one.
reason-certificate-too-dear = { $certificate } costs { $price }, and you have { $thalers }. Pay a part of it now.
reason-installment-too-dear = You have only { $thalers }. Pay less.
reason-no-installment = { $certificate } costs { $price }: pay it in full, or less than that for now.
reason-not-partly-paid = You have no { $certificate } that is still to be paid.
reason-no-thaler = You have no Thaler to put on a certificate.
reason-deposit-or-pass = First put Thalers on your certificates, or pass.
reason-fill-first = First choose the certificate for the { $thalers } that you have earned.
reason-nothing-earned = You choose that when you earn Thalers. Put those that you have on a certificate by `deposit`.

question-which-certificate = Audience: buy a certificate, in full or in part.
question-pay-certificates = Put Thalers of your own on certificates?
question-which-to-fill = You earn { $thalers }: which certificate do you fill first?

score-certificates = certificates
score-bells = bells
