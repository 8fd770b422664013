### Module 8 of Fresco: the bells.

fresco-m08-fact = you: { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
}, { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}
fresco-m08-certificate = Certificate for { $price } Thalers: { $points } points if paid at once, { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
} in the end
fresco-m08-sold = sold
fresco-m08-to-come = { $count ->
    [0] No certificate is left to come.
    [one] 1 certificate is left to come.
   *[other] { $count } certificates are left to come.
}
fresco-m08-about = Lay the audience on a location to buy one.
fresco-m08-pay-now = Pay now
fresco-m08-less = Pay less
fresco-m08-more = Pay more
fresco-m08-of = of { $price }
fresco-m08-owed = lacks { $owed } of { $price } for
fresco-m08-owes = { $who } owes { $owed } of { $price } Thalers on a certificate with { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}
fresco-m08-deposit = { $told }; put a Thaler of yours on it
fresco-m08-fill = { $told }; fill it first
fresco-m08-about-deposit = What you earn goes here until it is paid. What is not paid in the end counts against you.
fresco-m08-stands = { $who } on { $space }
fresco-m08-bishop = the bishop
fresco-m08-certificates = { $count ->
    [one] 1 certificate, hidden
   *[other] { $count } certificates, hidden
}
fresco-m08-bells = { $count ->
    [one] 1 bell
   *[other] { $count } bells
}
fresco-m08-paid = { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
} with { $bells ->
    [one] 1 bell
   *[other] { $bells } bells
}
fresco-m08-unpaid = { $count ->
    [one] 1 certificate not paid yet
   *[other] { $count } certificates not paid yet
}
fresco-m08-tile = a certificate, no apprentice
