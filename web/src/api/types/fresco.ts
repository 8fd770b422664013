/* Made from docs/schemas by `make types`: edit the Python types instead. */

/**
 * A fact of the kind `seat`.
 */
export type Seat = number;
/**
 * A fact of the kind `actor`.
 */
export type Actor = number | "leonardo";
/**
 * A fact of the kind `place`.
 */
export type Place =
  | "market"
  | "cathedral"
  | "studio"
  | "workshop"
  | "theater"
  | "cathedral-again"
  | "glazery"
  | "audience"
  | "wall-fresco"
  | "medico"
  | "pews";
/**
 * A fact of the kind `action-tile`.
 */
export type ActionTile = "glazery" | "audience" | "wall-fresco" | "medico" | "pews";
/**
 * A fact of the kind `apprentices`.
 */
export type Apprentices = number;
/**
 * A fact of the kind `booth`.
 */
export type Booth = "I" | "II" | "III" | "IV";
/**
 * A fact of the kind `segment`.
 */
export type Segment =
  | "A1"
  | "A2"
  | "A3"
  | "A4"
  | "A5"
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "C1"
  | "C2"
  | "C3"
  | "C4"
  | "C5"
  | "D1"
  | "D2"
  | "D3"
  | "D4"
  | "D5"
  | "E1"
  | "E2"
  | "E3"
  | "E4"
  | "E5";
/**
 * A fact of the kind `request`.
 */
export type Request = "general" | "purple" | "orange" | "green";
/**
 * A fact of the kind `points`.
 */
export type Points = number;
/**
 * A fact of the kind `restored-tile`.
 */
export type RestoredTile =
  | "F01"
  | "F02"
  | "F03"
  | "F04"
  | "F05"
  | "F06"
  | "F07"
  | "F08"
  | "F09"
  | "F10"
  | "F11"
  | "F12"
  | "F13"
  | "F14"
  | "F15"
  | "F16"
  | "F17"
  | "F18"
  | "F19"
  | "F20"
  | "F21"
  | "F22"
  | "F23"
  | "F24"
  | "F25"
  | "S1"
  | "S2"
  | "S3"
  | "S4"
  | "S5"
  | "S6"
  | "S7"
  | "W01"
  | "W02"
  | "W03"
  | "W04"
  | "W05"
  | "W06"
  | "W07"
  | "W08"
  | "W09"
  | "W10"
  | "W11"
  | "W12"
  | "W13"
  | "W14"
  | "W15"
  | "W16"
  | "W17"
  | "W18";
/**
 * A fact of the kind `lucky-pennies`.
 */
export type LuckyPennies = number;
/**
 * A fact of the kind `spaces`.
 */
export type Spaces = number;
/**
 * A fact of the kind `paint`.
 */
export type Paint = "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
/**
 * A fact of the kind `gold-leaves`.
 */
export type GoldLeaves = number;
/**
 * A fact of the kind `glass`.
 */
export type Glass = "yellow" | "blue" | "red" | "green";
/**
 * A fact of the kind `certificate`.
 */
export type Certificate =
  | "B01"
  | "B02"
  | "B03"
  | "B04"
  | "B05"
  | "B06"
  | "B07"
  | "B08"
  | "B09"
  | "B10"
  | "B11"
  | "B12"
  | "B13"
  | "B14"
  | "B15"
  | "B16"
  | "B17"
  | "B18";
/**
 * A fact of the kind `thalers`.
 */
export type Thalers = number;
/**
 * A fact of the kind `wall-tile`.
 */
export type WallTile =
  | "W01"
  | "W02"
  | "W03"
  | "W04"
  | "W05"
  | "W06"
  | "W07"
  | "W08"
  | "W09"
  | "W10"
  | "W11"
  | "W12"
  | "W13"
  | "W14"
  | "W15"
  | "W16"
  | "W17"
  | "W18";
/**
 * A fact of the kind `location`.
 */
export type Location = "market" | "cathedral" | "studio" | "workshop" | "theater";
/**
 * A fact of the kind `dame`.
 */
export type Dame = "pink" | "purple";
/**
 * A fact of the kind `market-tile`.
 */
export type MarketTile =
  | "M01"
  | "M02"
  | "M03"
  | "M04"
  | "M05"
  | "M06"
  | "M07"
  | "M08"
  | "M09"
  | "M10"
  | "M11"
  | "M12"
  | "M13"
  | "M14"
  | "M15"
  | "M16"
  | "M17"
  | "M18"
  | "M19"
  | "M20";
/**
 * A fact of the kind `hour`.
 */
export type Hour = "5:00" | "6:00" | "7:00" | "8:00" | "9:00";
/**
 * A fact of the kind `map`.
 */
export type Map =
  | "5A"
  | "5B"
  | "5C"
  | "5D"
  | "5E"
  | "5F"
  | "6A"
  | "6B"
  | "6C"
  | "6D"
  | "6E"
  | "6F"
  | "6G"
  | "6H"
  | "7A"
  | "7B"
  | "7C"
  | "7D"
  | "7E"
  | "7F"
  | "7G"
  | "7H";
/**
 * A fact of the kind `treasure`.
 */
export type Treasure =
  | "T01"
  | "T02"
  | "T03"
  | "T04"
  | "T05"
  | "T06"
  | "T07"
  | "T08"
  | "T09"
  | "T10"
  | "T11"
  | "T12"
  | "T13"
  | "T14"
  | "T15"
  | "T16"
  | "T17"
  | "T18"
  | "T19"
  | "T20"
  | "T21"
  | "T22"
  | "T23"
  | "T24"
  | "T25";
/**
 * A fact of the kind `beams`.
 */
export type Beams = number;
/**
 * A fact of the kind `tile`.
 */
export type Tile =
  | "F01"
  | "F02"
  | "F03"
  | "F04"
  | "F05"
  | "F06"
  | "F07"
  | "F08"
  | "F09"
  | "F10"
  | "F11"
  | "F12"
  | "F13"
  | "F14"
  | "F15"
  | "F16"
  | "F17"
  | "F18"
  | "F19"
  | "F20"
  | "F21"
  | "F22"
  | "F23"
  | "F24"
  | "F25"
  | "S1"
  | "S2"
  | "S3"
  | "S4"
  | "S5"
  | "S6"
  | "S7";
/**
 * A fact of the kind `portrait`.
 */
export type Portrait =
  | "P01"
  | "P02"
  | "P03"
  | "P04"
  | "P05"
  | "P06"
  | "P07"
  | "P08"
  | "P09"
  | "P10"
  | "P11"
  | "P12"
  | "P13"
  | "P14"
  | "P15"
  | "P16"
  | "P17"
  | "P18";
/**
 * A fact of the kind `wish-card`.
 */
export type WishCard =
  | "lucky-day"
  | "free-red"
  | "free-yellow"
  | "free-blue"
  | "visit"
  | "praise"
  | "tip"
  | "alchemy"
  | "finders"
  | "busker";
/**
 * A fact of the kind `spot`.
 */
export type Spot = "market" | "cathedral" | "studio" | "workshop" | "theater" | "kept";
/**
 * A fact of the kind `window`.
 */
export type Window =
  | "L01"
  | "L02"
  | "L03"
  | "L04"
  | "L05"
  | "L06"
  | "L07"
  | "L08"
  | "L09"
  | "L10"
  | "L11"
  | "L12"
  | "L13"
  | "L14"
  | "L15"
  | "L16"
  | "L17"
  | "L18";
/**
 * A fact of the kind `scroll`.
 */
export type Scroll =
  "row-A" | "row-B" | "row-C" | "row-D" | "row-E" | "column-1" | "column-2" | "column-3" | "column-4" | "column-5";
/**
 * A fact of the kind `infection`.
 */
export type Infection = "market" | "cathedral" | "studio" | "workshop" | "signpost";
/**
 * A fact of the kind `bottle`.
 */
export type Bottle = "elixir-3" | "elixir-2" | "elixir-1" | "juice";
/**
 * A fact of the kind `favor`.
 */
export type Favor = "V01" | "V02" | "V03" | "V04" | "V05" | "V06" | "V07" | "V08" | "V09" | "V10";
/**
 * A fact of the kind `reservation-side`.
 */
export type ReservationSide = "day" | "night";
/**
 * A fact of the kind `pew`.
 */
export type Pew =
  "PW01" | "PW02" | "PW03" | "PW04" | "PW05" | "PW06" | "PW07" | "PW08" | "PW09" | "PW10" | "PW11" | "PW12";
/**
 * A fact of the kind `dome-tile`.
 */
export type DomeTile = "D1" | "D2" | "D3" | "D4" | "D5" | "D6" | "D7" | "D8" | "D9";
/**
 * A fact of the kind `module`.
 */
export type Module =
  | "portraits"
  | "requests"
  | "special_blends"
  | "wishing_well"
  | "gold_leaf"
  | "glaziers"
  | "scrolls"
  | "bells"
  | "wall_fresco"
  | "medico"
  | "favors"
  | "dames"
  | "catacombs"
  | "pews"
  | "dome"
  | "black_market"
  | "guild";
/**
 * A fact of the kind `mood`.
 */
export type Mood = number;
/**
 * What a seat is asked to decide, told apart by `asks`.
 */
export type Question =
  | FinishDomeTileQuestion
  | GildSegmentQuestion
  | HowManyApprenticesQuestion
  | HowManyIllApprenticesQuestion
  | LeonardosBoothQuestion
  | LeonardosPortraitQuestion
  | LeonardosRequestQuestion
  | LeonardosSegmentQuestion
  | PayCertificatesQuestion
  | PenniesForWellQuestion
  | PlanReadyQuestion
  | PlanRoundQuestion
  | SwitchWithQuestion
  | ThrowPennyQuestion
  | TileForRequestQuestion
  | TreasureFoundQuestion
  | UseBuskerQuestion
  | UsePraiseQuestion
  | VisitCathedralQuestion
  | VisitGlazeryQuestion
  | VisitMarketQuestion
  | VisitStudioQuestion
  | VisitTheaterQuestion
  | VisitWorkshopQuestion
  | WakeUpTimeQuestion
  | WhatDameDoesQuestion
  | WhereActionTileQuestion
  | WhereDameQuestion
  | WhereLeonardosMapQuestion
  | WhereMapQuestion
  | WhereNeutralApprenticeQuestion
  | WhetherToBuyMapQuestion
  | WhetherToDrinkQuestion
  | WhichBottleQuestion
  | WhichCertificateQuestion
  | WhichGlassQuestion
  | WhichPaintQuestion
  | WhichPewQuestion
  | WhichScrollQuestion
  | WhichSpaceQuestion
  | WhichToFillQuestion
  | WhichWallSegmentQuestion
  | WhichWallTileQuestion
  | WhichWindowQuestion
  | WhoFallsIllQuestion
  | WhomToSetAsideQuestion;
/**
 * A decision, told apart by `do`. Whether it is legal now, the engine says.
 */
export type Action =
  | WakeAction
  | AssignAction
  | CommitAction
  | BuyAction
  | CloseAction
  | BishopAction
  | RestoreAction
  | AltarAction
  | BlendAction
  | AttendAction
  | PassAction
  | InFrontAction
  | BehindAction
  | TakeAction
  | PortraitAction
  | RequestAction
  | PileAction
  | NextAction
  | PenniesAction
  | ThrowAction
  | WishAction
  | GildAction
  | GlazeryAction
  | GlassAction
  | WindowAction
  | GlazeAction
  | ScrollAction
  | AudienceAction
  | CertificateAction
  | DepositAction
  | FillAction
  | WallFrescoAction
  | WallAction
  | ExchangeAction
  | TradeAction
  | MedicoAction
  | IllAction
  | NeutralAction
  | SetAsideAction
  | BottleAction
  | IllNextAction
  | SaintAction
  | InfectAction
  | DrinkAction
  | DameAction
  | SwitchAction
  | ReserveAction
  | BarterAction
  | CheerUpAction
  | MapAction
  | BuyMapAction
  | ExploreAction
  | KeepAction
  | SellAction
  | PewsAction
  | PewAction
  | FinishAction
  | BarrelAction
  | GuildAction;
export type WishAction =
  | {
      do: "wish";
      /**
       * A fact of the kind `wish-card`.
       */
      card:
        | "lucky-day"
        | "free-red"
        | "free-yellow"
        | "free-blue"
        | "visit"
        | "praise"
        | "tip"
        | "alchemy"
        | "finders"
        | "busker";
    }
  | {
      do: "wish";
      /**
       * A fact of the kind `wish-card`.
       */
      card:
        | "lucky-day"
        | "free-red"
        | "free-yellow"
        | "free-blue"
        | "visit"
        | "praise"
        | "tip"
        | "alchemy"
        | "finders"
        | "busker";
      /**
       * A fact of the kind `number`.
       */
      place: 1 | 2 | 3 | 4;
    }
  | {
      do: "wish";
      /**
       * A fact of the kind `wish-card`.
       */
      card:
        | "lucky-day"
        | "free-red"
        | "free-yellow"
        | "free-blue"
        | "visit"
        | "praise"
        | "tip"
        | "alchemy"
        | "finders"
        | "busker";
      segment: Segment;
    }
  | {
      do: "wish";
      /**
       * A fact of the kind `wish-card`.
       */
      card:
        | "lucky-day"
        | "free-red"
        | "free-yellow"
        | "free-blue"
        | "visit"
        | "praise"
        | "tip"
        | "alchemy"
        | "finders"
        | "busker";
      paints: Paint[];
      /**
       * A fact of the kind `paint`.
       */
      paint: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
    };
/**
 * A fact of the kind `line`.
 */
export type Line = "row" | "column" | "both";
export type CertificateAction =
  | {
      do: "certificate";
      /**
       * A fact of the kind `number`.
       */
      place: 1 | 2 | 3 | 4;
      payment: Payment;
    }
  | {
      do: "certificate";
      /**
       * A fact of the kind `number`.
       */
      place: 1 | 2 | 3 | 4;
      /**
       * A fact of the kind `thalers`.
       */
      thalers: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
    };
/**
 * A fact of the kind `payment`.
 */
export type Payment = "full";
/**
 * A fact of the kind `wall-segment`.
 */
export type WallSegment =
  | "A1"
  | "A2"
  | "A3"
  | "A4"
  | "A5"
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "C1"
  | "C2"
  | "C3"
  | "C4"
  | "C5"
  | "D1"
  | "D2"
  | "D3"
  | "D4"
  | "D5";
/**
 * A fact of the kind `health`.
 */
export type Health = "healthy" | "ill";
/**
 * A fact of the kind `whose-apprentice`.
 */
export type WhoseApprentice = "own" | "neutral";
/**
 * Why something is refused, told apart by `code`.
 */
export type Reason =
  | AssignInOrderReason
  | AssignedAlreadyReason
  | BagEmptyReason
  | BarrelTooDearReason
  | BeamsMissingReason
  | BishopForNothingReason
  | BishopMovedReason
  | BishopOnItReason
  | BishopThereReason
  | BishopTooFarReason
  | BishopTooNearReason
  | BishopUnpaidReason
  | BoothEmptyReason
  | BottleTooDearReason
  | BoughtAlreadyReason
  | BoughtHereReason
  | BuskerOrPassReason
  | BuyACertificateReason
  | BuyGlassOrPassReason
  | BuyOrPassReason
  | CannotBlendReason
  | CertificateTooDearReason
  | ChooseASpaceReason
  | ChooseAnotherReason
  | ClosedReason
  | CommittedReason
  | CoveredReason
  | DameFirstReason
  | DameSentAlreadyReason
  | DepositOrPassReason
  | DomePaintMissingReason
  | DrinkOrPassReason
  | ExchangeInTheWorkshopReason
  | ExchangedInTheWorkshopReason
  | FillFirstReason
  | FinishOrPassReason
  | FinishedAlreadyReason
  | GameOverReason
  | GildOrPassReason
  | GlassTooDearReason
  | GlazeOrPassReason
  | IllOnesLeadNobodyReason
  | InstallmentTooDearReason
  | KeepOrSellReason
  | LeonardoBuysNothingReason
  | LeonardoClosesReason
  | LeonardoJumpsReason
  | LeonardoLaysReason
  | LeonardoMayAskReason
  | LeonardoMustPaintReason
  | LeonardoRestoresReason
  | LeonardoStepsReason
  | MapSaidAlreadyReason
  | MapThereReason
  | MustBuyReason
  | NoBottleThereReason
  | NoCertificateThereReason
  | NoDameThereReason
  | NoFreshApprenticeReason
  | NoGlassReason
  | NoGlassThereReason
  | NoGoldLeafReason
  | NoIllToComeReason
  | NoInstallmentReason
  | NoMapHereReason
  | NoNextReason
  | NoPaintForAltarReason
  | NoPaintForSaintReason
  | NoPaintForWallReason
  | NoPaintsForAlchemyReason
  | NoPairReason
  | NoPortraitThereReason
  | NoPurchaseReason
  | NoRequestLeftReason
  | NoRoomBesideMapReason
  | NoRoomForAllReason
  | NoRoomForTheRestReason
  | NoRoomOnTileReason
  | NoSegmentForAVisitReason
  | NoSpecialAltarReason
  | NoSpecialBlendReason
  | NoSuchAltarPanelReason
  | NoSuchBoothReason
  | NoSuchBottleReason
  | NoSuchCardReason
  | NoSuchDameReason
  | NoSuchMapReason
  | NoSuchPaintReason
  | NoSuchPanelReason
  | NoSuchPewReason
  | NoSuchPlaceReason
  | NoSuchSealReason
  | NoSuchSeatReason
  | NoThalerReason
  | NobodyLeftReason
  | NobodySentThereReason
  | NobodyToExchangeReason
  | NotAskedForReason
  | NotBesideReason
  | NotHereReason
  | NotIfIllReason
  | NotInLineReason
  | NotOnesDomeReason
  | NotOnesOwnReason
  | NotPartlyPaidReason
  | NotPlannedYetReason
  | NotPlayedWithReason
  | NotShownReason
  | NotToTradeReason
  | NotYourTurnReason
  | NothingEarnedReason
  | NothingForIllOnesReason
  | NothingFoundReason
  | NothingOpenReason
  | NothingToCancelReason
  | NothingToGiveReason
  | NothingToTradeReason
  | NothingToUndoReason
  | OnceEachReason
  | OneAtWorkReason
  | OneCardEachReason
  | OneExchangeTileReason
  | OneOnTheBlackMarketReason
  | OnePortraitReason
  | OneRequestReason
  | OnlyAtTheMarketReason
  | OnlyInAnAudienceReason
  | OnlyInTheStudioReason
  | OnlyInTheWorkshopReason
  | OnlyOnTheTileReason
  | OtherBoothReason
  | OtherDameThereReason
  | OthersActedReason
  | OverReason
  | PaintMissingReason
  | PileTilesReason
  | PiledAlreadyReason
  | PlanFirstReason
  | PlayAScrollReason
  | PraiseOrPassReason
  | ReservedReason
  | ReservedAlreadyReason
  | RestoreASegmentReason
  | RestoreNowReason
  | RestorePewsOrPassReason
  | RestoreWallOrPassReason
  | RestoredAlreadyReason
  | SaidAlreadyReason
  | SaintsByIllOnesReason
  | SameBoothReason
  | SameColourReason
  | SayFirstReason
  | SayWhereDameGoesReason
  | SayWhereMapGoesReason
  | SecondCopyReason
  | SeenReason
  | SendIllFirstReason
  | SendNeutralFirstReason
  | SetOneAsideReason
  | SoldReason
  | StaleReason
  | TakeABasicPaintReason
  | TakeAWindowReason
  | ThrowOrPassReason
  | TimeTakenReason
  | TooDearReason
  | TooFarForAVisitReason
  | TooFewApprenticesReason
  | TooFewCarriersReason
  | TooFewPenniesReason
  | TooFewSealsReason
  | TooFewTilesReason
  | TooManyIllReason
  | TradeTilesReason
  | UnderTheBishopReason
  | UnfinishedReason
  | UsedElsewhereReason
  | WakeUpFirstReason
  | WallRestoredReason
  | WhoFallsIllReason
  | WindowTooDearReason;
/**
 * A fact of the kind `number`.
 */
export type Number = number;
/**
 * A fact of the kind `kind-of-paint`.
 */
export type KindOfPaint = "basic" | "blended";
/**
 * Something that happened, told apart by `event`.
 */
export type Event =
  | AdvancedEvent
  | AltarRestoredEvent
  | ApprenticeReturnedEvent
  | ApprenticeSetAsideEvent
  | ApprenticesGatheredEvent
  | AudienceInVainEvent
  | BarrelEmptiedEvent
  | BarteredEvent
  | BeamsTakenEvent
  | BellsCountedEvent
  | BellsScoredEvent
  | BishopCountedEvent
  | BishopMovedEvent
  | BlendedEvent
  | BoothEmptiedEvent
  | BottleBoughtEvent
  | BottleDrunkEvent
  | BottlesOfferedEvent
  | BoughtEvent
  | BoughtUnseenEvent
  | CatacombsScoredEvent
  | CertificateBoughtEvent
  | CertificateChosenEvent
  | CertificatesShownEvent
  | ClosedEvent
  | CuredEvent
  | DameArrivedEvent
  | DameCheeredUpEvent
  | DameForfeitedEvent
  | DameGatheredEvent
  | DameMovedBishopEvent
  | DamePassedEvent
  | DameSentEvent
  | DamesCameHomeEvent
  | DamesPlacedEvent
  | DecidedEvent
  | DepositedEvent
  | DiscDrawnEvent
  | DomeScoredEvent
  | DomeTileFinishedEvent
  | DomeTileTakenEvent
  | EndedEarlyEvent
  | ExchangedEvent
  | ExploredEvent
  | FavorRemovedEvent
  | FavorTurnedUpEvent
  | FellIllEvent
  | ForfeitedEvent
  | FrescoFinishedEvent
  | FrescoLaidEvent
  | GameEndedEvent
  | GildedEvent
  | GlassBoughtEvent
  | GlassDrawnEvent
  | GlassHandedInEvent
  | GlassReservedEvent
  | GuildFilledEvent
  | HealthPaidEvent
  | HealthyCountedEvent
  | IdledEvent
  | IllCameHomeEvent
  | IllSentEvent
  | IncomePaidEvent
  | InfectionRevealedEvent
  | LeavesReturnedEvent
  | LeavesTakenEvent
  | LeonardoHandedEvent
  | LeonardoMovedEvent
  | LeonardoTookMapEvent
  | MapBoughtEvent
  | MapLaidEvent
  | MapSeenEvent
  | MapSpentEvent
  | MapsShownEvent
  | MarketFilledEvent
  | MarriedEvent
  | MoneyScoredEvent
  | MoodChangedEvent
  | NeutralFellIllEvent
  | NeutralSentEvent
  | OrderSetEvent
  | OwnMapLaidEvent
  | PaidEvent
  | PaintExchangedEvent
  | PaintTakenEvent
  | PaintsHandedInEvent
  | PenniesExchangedEvent
  | PenniesPlacedEvent
  | PenniesTakenBackEvent
  | PennyThrownEvent
  | PewRestoredEvent
  | PlacedEvent
  | PlanRevealedEvent
  | PlanningBeganEvent
  | PortraitPaintedEvent
  | PortraitsShownEvent
  | RequestFulfilledEvent
  | ReservationReturnedEvent
  | ReservationTurnedEvent
  | ResignedEvent
  | RoundBeganEvent
  | SaintPaintedEvent
  | ScrollPlayedEvent
  | ScrollsDealtEvent
  | ScrollsShownEvent
  | SegmentReservedEvent
  | SegmentRestoredEvent
  | SextonSentEvent
  | StoppedEvent
  | SwitchBeganEvent
  | TakenBackEvent
  | ThalersWaitEvent
  | TilesSwitchedEvent
  | TilesTakenOffEvent
  | TreasureKeptEvent
  | TreasureSoldEvent
  | TurnedUpEvent
  | WallLaidEvent
  | WallPaidEvent
  | WallRestoredEvent
  | WellEmptiedEvent
  | WentToBedEvent
  | WindowReplacedEvent
  | WindowShownEvent
  | WishCardDrawnEvent
  | WishCardUsedEvent
  | WishCardsShownEvent
  | WokeUpEvent;
/**
 * The number of a rule.
 */
export type Rule =
  | "FR-1.1"
  | "FR-1.2"
  | "FR-1.3"
  | "FR-1.4"
  | "FR-1.5"
  | "FR-1.6"
  | "FR-1.7"
  | "FR-2.1"
  | "FR-2.2"
  | "FR-2.3"
  | "FR-2.4"
  | "FR-2.5"
  | "FR-2.6"
  | "FR-2.7"
  | "FR-2.8"
  | "FR-3.1"
  | "FR-3.2"
  | "FR-3.3"
  | "FR-3.4"
  | "FR-3.5"
  | "FR-3.6"
  | "FR-4.1"
  | "FR-4.2"
  | "FR-4.3"
  | "FR-4.4"
  | "FR-4.5"
  | "FR-5.1"
  | "FR-5.2"
  | "FR-5.3"
  | "FR-5.4"
  | "FR-5.5"
  | "FR-5.6"
  | "FR-5.7"
  | "FR-5.8"
  | "FR-5.9"
  | "FR-5.10"
  | "FR-6.1"
  | "FR-7.1"
  | "FR-7.2"
  | "FR-7.3"
  | "FR-8.1"
  | "FR-9.1"
  | "FR-9.2"
  | "FR-9.3"
  | "FR-9.4"
  | "FR-10.1"
  | "FR-10.2"
  | "FR-10.3"
  | "FR-10.4"
  | "FR-11.1"
  | "FR-11.2"
  | "FR-11.3"
  | "FR-11.4"
  | "FR-11.5"
  | "FR-11.6"
  | "FR-L.1"
  | "FR-L.2"
  | "FR-L.3"
  | "FR-L.4"
  | "FR-L.5"
  | "FR-L.6"
  | "FR-L.7"
  | "FR-L.8"
  | "FR-L.9"
  | "FR-L.10"
  | "FR-L.11"
  | "FR-M.1"
  | "FR-M.2"
  | "FR-M.3"
  | "FR-M.4"
  | "FR-M.5"
  | "FR-M.6"
  | "FR-M1.1"
  | "FR-M1.2"
  | "FR-M1.3"
  | "FR-M1.4"
  | "FR-M1.5"
  | "FR-M1.6"
  | "FR-M1.7"
  | "FR-M1.8"
  | "FR-M1.9"
  | "FR-M1.10"
  | "FR-M1.11"
  | "FR-M1.12"
  | "FR-M1.13"
  | "FR-M1.14"
  | "FR-M2.1"
  | "FR-M2.2"
  | "FR-M2.3"
  | "FR-M2.4"
  | "FR-M2.5"
  | "FR-M2.6"
  | "FR-M2.7"
  | "FR-M3.1"
  | "FR-M3.2"
  | "FR-M3.3"
  | "FR-M3.4"
  | "FR-M3.5"
  | "FR-M4.1"
  | "FR-M4.2"
  | "FR-M4.3"
  | "FR-M4.4"
  | "FR-M4.5"
  | "FR-M4.6"
  | "FR-M4.7"
  | "FR-M4.8"
  | "FR-M4.9"
  | "FR-M4.10"
  | "FR-M4.11"
  | "FR-M4.12"
  | "FR-M4.13"
  | "FR-M4.14"
  | "FR-M4.15"
  | "FR-M4.16"
  | "FR-M4.17"
  | "FR-M4.18"
  | "FR-M5.1"
  | "FR-M5.2"
  | "FR-M5.3"
  | "FR-M5.4"
  | "FR-M5.5"
  | "FR-M5.6"
  | "FR-M5.7"
  | "FR-M5.8"
  | "FR-M5.9"
  | "FR-M6.1"
  | "FR-M6.2"
  | "FR-M6.3"
  | "FR-M6.4"
  | "FR-M6.5"
  | "FR-M6.6"
  | "FR-M6.7"
  | "FR-M6.8"
  | "FR-M6.9"
  | "FR-M6.10"
  | "FR-M6.11"
  | "FR-M6.12"
  | "FR-M7.1"
  | "FR-M7.2"
  | "FR-M7.3"
  | "FR-M7.4"
  | "FR-M7.5"
  | "FR-M7.6"
  | "FR-M8.1"
  | "FR-M8.2"
  | "FR-M8.3"
  | "FR-M8.4"
  | "FR-M8.5"
  | "FR-M8.6"
  | "FR-M8.7"
  | "FR-M8.8"
  | "FR-M8.9"
  | "FR-M8.10"
  | "FR-M8.11"
  | "FR-M8.12"
  | "FR-M8.13"
  | "FR-M9.1"
  | "FR-M9.2"
  | "FR-M9.3"
  | "FR-M9.4"
  | "FR-M9.5"
  | "FR-M9.6"
  | "FR-M9.7"
  | "FR-M9.8"
  | "FR-M9.9"
  | "FR-M9.10"
  | "FR-M9.11"
  | "FR-M10.1"
  | "FR-M10.2"
  | "FR-M10.3"
  | "FR-M10.4"
  | "FR-M10.5"
  | "FR-M10.6"
  | "FR-M10.7"
  | "FR-M10.8"
  | "FR-M10.9"
  | "FR-M10.10"
  | "FR-M10.11"
  | "FR-M10.12"
  | "FR-M10.13"
  | "FR-M10.14"
  | "FR-M10.15"
  | "FR-M10.16"
  | "FR-M10.17"
  | "FR-M10.18"
  | "FR-M10.19"
  | "FR-M10.20"
  | "FR-M11.1"
  | "FR-M11.2"
  | "FR-M11.3"
  | "FR-M11.4"
  | "FR-M11.5"
  | "FR-M12.1"
  | "FR-M12.2"
  | "FR-M12.3"
  | "FR-M12.4"
  | "FR-M12.5"
  | "FR-M12.6"
  | "FR-M12.7"
  | "FR-M12.8"
  | "FR-M12.9"
  | "FR-M12.10"
  | "FR-M12.11"
  | "FR-M12.12"
  | "FR-M12.13"
  | "FR-M12.14"
  | "FR-M13.1"
  | "FR-M13.2"
  | "FR-M13.3"
  | "FR-M13.4"
  | "FR-M13.5"
  | "FR-M13.6"
  | "FR-M13.7"
  | "FR-M13.8"
  | "FR-M13.9"
  | "FR-M13.10"
  | "FR-M13.11"
  | "FR-M13.12"
  | "FR-M14.1"
  | "FR-M14.2"
  | "FR-M14.3"
  | "FR-M14.4"
  | "FR-M14.5"
  | "FR-M14.6"
  | "FR-M14.7"
  | "FR-M15.1"
  | "FR-M15.2"
  | "FR-M15.3"
  | "FR-M15.4"
  | "FR-M15.5"
  | "FR-M16.1"
  | "FR-M16.2"
  | "FR-M16.3"
  | "FR-M16.4"
  | "FR-M16.5"
  | "FR-M16.6"
  | "FR-M16.7"
  | "FR-M17.1"
  | "FR-M17.2"
  | "FR-M17.3"
  | "FR-M17.4"
  | "FR-M17.5"
  | "FR-M17.6";
/**
 * A fact of the kind `bells`.
 */
export type Bells = number;
/**
 * A fact of the kind `bell-space`.
 */
export type BellSpace = number;
/**
 * A fact of the kind `starting-space`.
 */
export type StartingSpace = "S1" | "S2" | "S3" | "S4";
/**
 * A piece of a sentence that names something: of which kind it is, and its id or number.
 */
export type Named =
  | {
      text: string;
      kind: "account";
      value: Account;
    }
  | {
      text: string;
      kind: "action-tile";
      value: ActionTile;
    }
  | {
      text: string;
      kind: "actor";
      value: Actor;
    }
  | {
      text: string;
      kind: "apprentices";
      value: Apprentices;
    }
  | {
      text: string;
      kind: "beams";
      value: Beams;
    }
  | {
      text: string;
      kind: "bell-space";
      value: BellSpace;
    }
  | {
      text: string;
      kind: "bells";
      value: Bells;
    }
  | {
      text: string;
      kind: "booth";
      value: Booth;
    }
  | {
      text: string;
      kind: "bottle";
      value: Bottle;
    }
  | {
      text: string;
      kind: "certificate";
      value: Certificate;
    }
  | {
      text: string;
      kind: "dame";
      value: Dame;
    }
  | {
      text: string;
      kind: "dome-tile";
      value: DomeTile;
    }
  | {
      text: string;
      kind: "favor";
      value: Favor;
    }
  | {
      text: string;
      kind: "glass";
      value: Glass;
    }
  | {
      text: string;
      kind: "gold-leaves";
      value: GoldLeaves;
    }
  | {
      text: string;
      kind: "health";
      value: Health;
    }
  | {
      text: string;
      kind: "hour";
      value: Hour;
    }
  | {
      text: string;
      kind: "infection";
      value: Infection;
    }
  | {
      text: string;
      kind: "kind-of-paint";
      value: KindOfPaint;
    }
  | {
      text: string;
      kind: "line";
      value: Line;
    }
  | {
      text: string;
      kind: "location";
      value: Location;
    }
  | {
      text: string;
      kind: "lucky-pennies";
      value: LuckyPennies;
    }
  | {
      text: string;
      kind: "map";
      value: Map;
    }
  | {
      text: string;
      kind: "market-tile";
      value: MarketTile;
    }
  | {
      text: string;
      kind: "module";
      value: Module;
    }
  | {
      text: string;
      kind: "mood";
      value: Mood;
    }
  | {
      text: string;
      kind: "number";
      value: Number;
    }
  | {
      text: string;
      kind: "options";
      value: Options;
    }
  | {
      text: string;
      kind: "paint";
      value: Paint;
    }
  | {
      text: string;
      kind: "payment";
      value: Payment;
    }
  | {
      text: string;
      kind: "pew";
      value: Pew;
    }
  | {
      text: string;
      kind: "place";
      value: Place;
    }
  | {
      text: string;
      kind: "points";
      value: Points;
    }
  | {
      text: string;
      kind: "portrait";
      value: Portrait;
    }
  | {
      text: string;
      kind: "request";
      value: Request;
    }
  | {
      text: string;
      kind: "reservation-side";
      value: ReservationSide;
    }
  | {
      text: string;
      kind: "restored-tile";
      value: RestoredTile;
    }
  | {
      text: string;
      kind: "rule";
      value: Rule;
    }
  | {
      text: string;
      kind: "scroll";
      value: Scroll;
    }
  | {
      text: string;
      kind: "seat";
      value: Seat;
    }
  | {
      text: string;
      kind: "segment";
      value: Segment;
    }
  | {
      text: string;
      kind: "spaces";
      value: Spaces;
    }
  | {
      text: string;
      kind: "spot";
      value: Spot;
    }
  | {
      text: string;
      kind: "starting-space";
      value: StartingSpace;
    }
  | {
      text: string;
      kind: "thalers";
      value: Thalers;
    }
  | {
      text: string;
      kind: "tile";
      value: Tile;
    }
  | {
      text: string;
      kind: "treasure";
      value: Treasure;
    }
  | {
      text: string;
      kind: "wall-segment";
      value: WallSegment;
    }
  | {
      text: string;
      kind: "wall-tile";
      value: WallTile;
    }
  | {
      text: string;
      kind: "whose-apprentice";
      value: WhoseApprentice;
    }
  | {
      text: string;
      kind: "window";
      value: Window;
    }
  | {
      text: string;
      kind: "wish-card";
      value: WishCard;
    };
/**
 * A fact of the kind `account`.
 */
export type Account =
  | "tiles"
  | "bishop"
  | "altar"
  | "track"
  | "thalers"
  | "portraits"
  | "requests"
  | "gold-leaf"
  | "windows"
  | "scrolls"
  | "certificates"
  | "bells"
  | "wall-fresco"
  | "favors"
  | "catacombs"
  | "pews"
  | "dome";
/**
 * A sentence: pieces of text, and of text that names something.
 */
export type Phrase = (string | Named)[];
/**
 * One line of a score sheet: what paid, by which rule, and the groups of things that earned it.
 */
export type ScoreLine =
  | TilesScoreLine
  | BishopScoreLine
  | AltarScoreLine
  | TrackScoreLine
  | ThalersScoreLine
  | PortraitsScoreLine
  | RequestsScoreLine
  | GoldLeafScoreLine
  | WindowsScoreLine
  | ScrollsScoreLine
  | CertificatesScoreLine
  | BellsScoreLine
  | WallFrescoScoreLine
  | FavorsScoreLine
  | CatacombsScoreLine
  | PewsScoreLine
  | DomeScoreLine;
/**
 * A line of a record, told apart by `kind`: a header first, then entries.
 */
export type RecordLine = HeaderLine | LuckLine | ActedLine | UndoneLine | RevealedLine | EndedLine;
/**
 * The name of the game.
 */
export type Game = "fresco";
/**
 * A fact of the kind `hex`.
 */
export type Hex = string;
/**
 * A fact of the kind `time`.
 */
export type Time = string;
/**
 * The name of an action. They are listed in the order of the actions' numbers, from 0.
 */
export type ActionName =
  | "wake 5:00"
  | "wake 6:00"
  | "wake 7:00"
  | "wake 8:00"
  | "wake 9:00"
  | "assign market 0"
  | "assign market 1"
  | "assign market 2"
  | "assign market 3"
  | "assign cathedral 0"
  | "assign cathedral 1"
  | "assign cathedral 2"
  | "assign cathedral 3"
  | "assign studio 0"
  | "assign studio 1"
  | "assign studio 2"
  | "assign studio 3"
  | "assign workshop 0"
  | "assign workshop 1"
  | "assign workshop 2"
  | "assign workshop 3"
  | "commit"
  | "buy I 1"
  | "buy I 2"
  | "buy I 3"
  | "buy I 4"
  | "buy II 1"
  | "buy II 2"
  | "buy II 3"
  | "buy II 4"
  | "buy III 1"
  | "buy III 2"
  | "buy III 3"
  | "buy III 4"
  | "buy IV 1"
  | "buy IV 2"
  | "buy IV 3"
  | "buy IV 4"
  | "close I"
  | "close II"
  | "close III"
  | "close IV"
  | "bishop A1"
  | "bishop A2"
  | "bishop A3"
  | "bishop A4"
  | "bishop A5"
  | "bishop B1"
  | "bishop B2"
  | "bishop B3"
  | "bishop B4"
  | "bishop B5"
  | "bishop C1"
  | "bishop C2"
  | "bishop C3"
  | "bishop C4"
  | "bishop C5"
  | "bishop D1"
  | "bishop D2"
  | "bishop D3"
  | "bishop D4"
  | "bishop D5"
  | "bishop E1"
  | "bishop E2"
  | "bishop E3"
  | "bishop E4"
  | "bishop E5"
  | "restore A1"
  | "restore A2"
  | "restore A3"
  | "restore A4"
  | "restore A5"
  | "restore B1"
  | "restore B2"
  | "restore B3"
  | "restore B4"
  | "restore B5"
  | "restore C1"
  | "restore C2"
  | "restore C3"
  | "restore C4"
  | "restore C5"
  | "restore D1"
  | "restore D2"
  | "restore D3"
  | "restore D4"
  | "restore D5"
  | "restore E1"
  | "restore E2"
  | "restore E3"
  | "restore E4"
  | "restore E5"
  | "altar YRB"
  | "altar YRO"
  | "altar YRG"
  | "altar YRP"
  | "altar YBO"
  | "altar YBG"
  | "altar YBP"
  | "altar RBO"
  | "altar RBG"
  | "altar RBP"
  | "altar YOO"
  | "altar YOG"
  | "altar YOP"
  | "altar YGG"
  | "altar YGP"
  | "altar YPP"
  | "altar ROO"
  | "altar ROG"
  | "altar ROP"
  | "altar RGG"
  | "altar RGP"
  | "altar RPP"
  | "altar BOO"
  | "altar BOG"
  | "altar BOP"
  | "altar BGG"
  | "altar BGP"
  | "altar BPP"
  | "altar OOO"
  | "altar OOG"
  | "altar OOP"
  | "altar OGG"
  | "altar OGP"
  | "altar OPP"
  | "altar GGG"
  | "altar GGP"
  | "altar GPP"
  | "altar PPP"
  | "altar OGK"
  | "altar OGW"
  | "altar OPK"
  | "altar OPW"
  | "altar GPK"
  | "altar GPW"
  | "altar OKK"
  | "altar OKW"
  | "altar OWW"
  | "altar GKK"
  | "altar GKW"
  | "altar GWW"
  | "altar PKK"
  | "altar PKW"
  | "altar PWW"
  | "altar KKK"
  | "altar KKW"
  | "altar KWW"
  | "altar WWW"
  | "blend orange"
  | "blend green"
  | "blend purple"
  | "blend pink"
  | "blend brown"
  | "attend"
  | "pass"
  | "in-front"
  | "behind"
  | "take yellow"
  | "take red"
  | "take blue"
  | "portrait 1"
  | "portrait 2"
  | "request general"
  | "request purple"
  | "request orange"
  | "request green"
  | "pile F01"
  | "pile F02"
  | "pile F03"
  | "pile F04"
  | "pile F05"
  | "pile F06"
  | "pile F07"
  | "pile F08"
  | "pile F09"
  | "pile F10"
  | "pile F11"
  | "pile F12"
  | "pile F13"
  | "pile F14"
  | "pile F15"
  | "pile F16"
  | "pile F17"
  | "pile F18"
  | "pile F19"
  | "pile F20"
  | "pile F21"
  | "pile F22"
  | "pile F23"
  | "pile F24"
  | "pile F25"
  | "pile S1"
  | "pile S2"
  | "pile S3"
  | "pile S4"
  | "pile S5"
  | "pile S6"
  | "pile S7"
  | "next"
  | "pennies 0"
  | "pennies 1"
  | "pennies 2"
  | "throw"
  | "wish lucky-day"
  | "wish free-red 1"
  | "wish free-red 2"
  | "wish free-red 3"
  | "wish free-red 4"
  | "wish free-yellow 1"
  | "wish free-yellow 2"
  | "wish free-yellow 3"
  | "wish free-yellow 4"
  | "wish free-blue 1"
  | "wish free-blue 2"
  | "wish free-blue 3"
  | "wish free-blue 4"
  | "wish visit A1"
  | "wish visit A2"
  | "wish visit A3"
  | "wish visit A4"
  | "wish visit A5"
  | "wish visit B1"
  | "wish visit B2"
  | "wish visit B3"
  | "wish visit B4"
  | "wish visit B5"
  | "wish visit C1"
  | "wish visit C2"
  | "wish visit C3"
  | "wish visit C4"
  | "wish visit C5"
  | "wish visit D1"
  | "wish visit D2"
  | "wish visit D3"
  | "wish visit D4"
  | "wish visit D5"
  | "wish visit E1"
  | "wish visit E2"
  | "wish visit E3"
  | "wish visit E4"
  | "wish visit E5"
  | "wish tip"
  | "wish alchemy YYY orange"
  | "wish alchemy YYY green"
  | "wish alchemy YYY purple"
  | "wish alchemy YYR orange"
  | "wish alchemy YYR green"
  | "wish alchemy YYR purple"
  | "wish alchemy YYB orange"
  | "wish alchemy YYB green"
  | "wish alchemy YYB purple"
  | "wish alchemy YRR orange"
  | "wish alchemy YRR green"
  | "wish alchemy YRR purple"
  | "wish alchemy YRB orange"
  | "wish alchemy YRB green"
  | "wish alchemy YRB purple"
  | "wish alchemy YBB orange"
  | "wish alchemy YBB green"
  | "wish alchemy YBB purple"
  | "wish alchemy RRR orange"
  | "wish alchemy RRR green"
  | "wish alchemy RRR purple"
  | "wish alchemy RRB orange"
  | "wish alchemy RRB green"
  | "wish alchemy RRB purple"
  | "wish alchemy RBB orange"
  | "wish alchemy RBB green"
  | "wish alchemy RBB purple"
  | "wish alchemy BBB orange"
  | "wish alchemy BBB green"
  | "wish alchemy BBB purple"
  | "wish finders"
  | "wish praise"
  | "wish busker"
  | "gild"
  | "glazery no"
  | "glazery market"
  | "glazery cathedral"
  | "glazery studio"
  | "glazery workshop"
  | "glazery theater"
  | "glass yellow"
  | "glass blue"
  | "glass red"
  | "glass green"
  | "window 1"
  | "window 2"
  | "window 3"
  | "window 4"
  | "window 5"
  | "window 6"
  | "glaze yellow"
  | "glaze blue"
  | "glaze red"
  | "glaze green"
  | "scroll row"
  | "scroll column"
  | "scroll both"
  | "audience no"
  | "audience market"
  | "audience cathedral"
  | "audience studio"
  | "audience workshop"
  | "audience theater"
  | "certificate 1 full"
  | "certificate 1 0"
  | "certificate 1 1"
  | "certificate 1 2"
  | "certificate 1 3"
  | "certificate 1 4"
  | "certificate 1 5"
  | "certificate 1 6"
  | "certificate 1 7"
  | "certificate 1 8"
  | "certificate 1 9"
  | "certificate 1 10"
  | "certificate 1 11"
  | "certificate 2 full"
  | "certificate 2 0"
  | "certificate 2 1"
  | "certificate 2 2"
  | "certificate 2 3"
  | "certificate 2 4"
  | "certificate 2 5"
  | "certificate 2 6"
  | "certificate 2 7"
  | "certificate 2 8"
  | "certificate 2 9"
  | "certificate 2 10"
  | "certificate 2 11"
  | "certificate 3 full"
  | "certificate 3 0"
  | "certificate 3 1"
  | "certificate 3 2"
  | "certificate 3 3"
  | "certificate 3 4"
  | "certificate 3 5"
  | "certificate 3 6"
  | "certificate 3 7"
  | "certificate 3 8"
  | "certificate 3 9"
  | "certificate 3 10"
  | "certificate 3 11"
  | "certificate 4 full"
  | "certificate 4 0"
  | "certificate 4 1"
  | "certificate 4 2"
  | "certificate 4 3"
  | "certificate 4 4"
  | "certificate 4 5"
  | "certificate 4 6"
  | "certificate 4 7"
  | "certificate 4 8"
  | "certificate 4 9"
  | "certificate 4 10"
  | "certificate 4 11"
  | "deposit B01"
  | "deposit B02"
  | "deposit B03"
  | "deposit B04"
  | "deposit B05"
  | "deposit B06"
  | "deposit B07"
  | "deposit B08"
  | "deposit B09"
  | "deposit B10"
  | "deposit B11"
  | "deposit B12"
  | "deposit B13"
  | "deposit B14"
  | "deposit B15"
  | "deposit B16"
  | "deposit B17"
  | "deposit B18"
  | "fill B01"
  | "fill B02"
  | "fill B03"
  | "fill B04"
  | "fill B05"
  | "fill B06"
  | "fill B07"
  | "fill B08"
  | "fill B09"
  | "fill B10"
  | "fill B11"
  | "fill B12"
  | "fill B13"
  | "fill B14"
  | "fill B15"
  | "fill B16"
  | "fill B17"
  | "fill B18"
  | "wall-fresco no"
  | "wall-fresco market"
  | "wall-fresco cathedral"
  | "wall-fresco studio"
  | "wall-fresco workshop"
  | "wall-fresco theater"
  | "wall A1"
  | "wall A2"
  | "wall A3"
  | "wall A4"
  | "wall A5"
  | "wall B1"
  | "wall B2"
  | "wall B3"
  | "wall B4"
  | "wall B5"
  | "wall C1"
  | "wall C2"
  | "wall C3"
  | "wall C4"
  | "wall C5"
  | "wall D1"
  | "wall D2"
  | "wall D3"
  | "wall D4"
  | "wall D5"
  | "exchange orange"
  | "exchange green"
  | "exchange purple"
  | "trade W01"
  | "trade W02"
  | "trade W03"
  | "trade W04"
  | "trade W05"
  | "trade W06"
  | "trade W07"
  | "trade W08"
  | "trade W09"
  | "trade W10"
  | "trade W11"
  | "trade W12"
  | "trade W13"
  | "trade W14"
  | "trade W15"
  | "trade W16"
  | "trade W17"
  | "trade W18"
  | "pile W01"
  | "pile W02"
  | "pile W03"
  | "pile W04"
  | "pile W05"
  | "pile W06"
  | "pile W07"
  | "pile W08"
  | "pile W09"
  | "pile W10"
  | "pile W11"
  | "pile W12"
  | "pile W13"
  | "pile W14"
  | "pile W15"
  | "pile W16"
  | "pile W17"
  | "pile W18"
  | "medico no"
  | "medico market"
  | "ill cathedral 0"
  | "ill cathedral 1"
  | "ill cathedral 2"
  | "ill cathedral 3"
  | "ill studio 0"
  | "ill studio 1"
  | "ill studio 2"
  | "ill studio 3"
  | "ill workshop 0"
  | "ill workshop 1"
  | "ill workshop 2"
  | "ill workshop 3"
  | "ill theater 0"
  | "ill theater 1"
  | "ill theater 2"
  | "ill theater 3"
  | "neutral market"
  | "neutral cathedral"
  | "neutral studio"
  | "neutral workshop"
  | "neutral theater"
  | "set-aside healthy"
  | "set-aside ill"
  | "bottle 1"
  | "bottle 2"
  | "bottle 3"
  | "bottle 4"
  | "ill-next"
  | "saint yellow"
  | "saint red"
  | "saint blue"
  | "saint orange"
  | "saint green"
  | "saint purple"
  | "saint pink"
  | "saint brown"
  | "infect own"
  | "infect neutral"
  | "drink elixir-3"
  | "drink elixir-2"
  | "drink elixir-1"
  | "drink juice"
  | "dame pink no"
  | "dame pink market"
  | "dame pink cathedral"
  | "dame pink studio"
  | "dame pink workshop"
  | "dame pink theater"
  | "dame purple no"
  | "dame purple market"
  | "dame purple cathedral"
  | "dame purple studio"
  | "dame purple workshop"
  | "dame purple theater"
  | "switch I 1"
  | "switch I 2"
  | "switch I 3"
  | "switch I 4"
  | "switch II 1"
  | "switch II 2"
  | "switch II 3"
  | "switch II 4"
  | "switch III 1"
  | "switch III 2"
  | "switch III 3"
  | "switch III 4"
  | "switch IV 1"
  | "switch IV 2"
  | "switch IV 3"
  | "switch IV 4"
  | "reserve A1"
  | "reserve A2"
  | "reserve A3"
  | "reserve A4"
  | "reserve A5"
  | "reserve B1"
  | "reserve B2"
  | "reserve B3"
  | "reserve B4"
  | "reserve B5"
  | "reserve C1"
  | "reserve C2"
  | "reserve C3"
  | "reserve C4"
  | "reserve C5"
  | "reserve D1"
  | "reserve D2"
  | "reserve D3"
  | "reserve D4"
  | "reserve D5"
  | "reserve E1"
  | "reserve E2"
  | "reserve E3"
  | "reserve E4"
  | "reserve E5"
  | "barter yellow red"
  | "barter yellow blue"
  | "barter red yellow"
  | "barter red blue"
  | "barter blue yellow"
  | "barter blue red"
  | "cheer-up"
  | "map 5A no"
  | "map 5A market"
  | "map 5A cathedral"
  | "map 5A studio"
  | "map 5A workshop"
  | "map 5A theater"
  | "map 5B no"
  | "map 5B market"
  | "map 5B cathedral"
  | "map 5B studio"
  | "map 5B workshop"
  | "map 5B theater"
  | "map 5C no"
  | "map 5C market"
  | "map 5C cathedral"
  | "map 5C studio"
  | "map 5C workshop"
  | "map 5C theater"
  | "map 5D no"
  | "map 5D market"
  | "map 5D cathedral"
  | "map 5D studio"
  | "map 5D workshop"
  | "map 5D theater"
  | "map 5E no"
  | "map 5E market"
  | "map 5E cathedral"
  | "map 5E studio"
  | "map 5E workshop"
  | "map 5E theater"
  | "map 5F no"
  | "map 5F market"
  | "map 5F cathedral"
  | "map 5F studio"
  | "map 5F workshop"
  | "map 5F theater"
  | "map 6A no"
  | "map 6A market"
  | "map 6A cathedral"
  | "map 6A studio"
  | "map 6A workshop"
  | "map 6A theater"
  | "map 6B no"
  | "map 6B market"
  | "map 6B cathedral"
  | "map 6B studio"
  | "map 6B workshop"
  | "map 6B theater"
  | "map 6C no"
  | "map 6C market"
  | "map 6C cathedral"
  | "map 6C studio"
  | "map 6C workshop"
  | "map 6C theater"
  | "map 6D no"
  | "map 6D market"
  | "map 6D cathedral"
  | "map 6D studio"
  | "map 6D workshop"
  | "map 6D theater"
  | "map 6E no"
  | "map 6E market"
  | "map 6E cathedral"
  | "map 6E studio"
  | "map 6E workshop"
  | "map 6E theater"
  | "map 6F no"
  | "map 6F market"
  | "map 6F cathedral"
  | "map 6F studio"
  | "map 6F workshop"
  | "map 6F theater"
  | "map 6G no"
  | "map 6G market"
  | "map 6G cathedral"
  | "map 6G studio"
  | "map 6G workshop"
  | "map 6G theater"
  | "map 6H no"
  | "map 6H market"
  | "map 6H cathedral"
  | "map 6H studio"
  | "map 6H workshop"
  | "map 6H theater"
  | "map 7A no"
  | "map 7A market"
  | "map 7A cathedral"
  | "map 7A studio"
  | "map 7A workshop"
  | "map 7A theater"
  | "map 7B no"
  | "map 7B market"
  | "map 7B cathedral"
  | "map 7B studio"
  | "map 7B workshop"
  | "map 7B theater"
  | "map 7C no"
  | "map 7C market"
  | "map 7C cathedral"
  | "map 7C studio"
  | "map 7C workshop"
  | "map 7C theater"
  | "map 7D no"
  | "map 7D market"
  | "map 7D cathedral"
  | "map 7D studio"
  | "map 7D workshop"
  | "map 7D theater"
  | "map 7E no"
  | "map 7E market"
  | "map 7E cathedral"
  | "map 7E studio"
  | "map 7E workshop"
  | "map 7E theater"
  | "map 7F no"
  | "map 7F market"
  | "map 7F cathedral"
  | "map 7F studio"
  | "map 7F workshop"
  | "map 7F theater"
  | "map 7G no"
  | "map 7G market"
  | "map 7G cathedral"
  | "map 7G studio"
  | "map 7G workshop"
  | "map 7G theater"
  | "map 7H no"
  | "map 7H market"
  | "map 7H cathedral"
  | "map 7H studio"
  | "map 7H workshop"
  | "map 7H theater"
  | "buy-map"
  | "explore"
  | "keep"
  | "sell"
  | "pews no"
  | "pews market"
  | "pews cathedral"
  | "pews studio"
  | "pews workshop"
  | "pews theater"
  | "pew 1"
  | "pew 2"
  | "pew 3"
  | "finish D1"
  | "finish D2"
  | "finish D3"
  | "finish D4"
  | "finish D5"
  | "finish D6"
  | "finish D7"
  | "finish D8"
  | "finish D9"
  | "barrel"
  | "guild yellow"
  | "guild red"
  | "guild blue"
  | "guild orange"
  | "guild green"
  | "guild purple";
/**
 * A fact of the kind `pointer`.
 */
export type Pointer = string;
/**
 * A kind of draft.
 */
export type Draft = "plan" | "restoration";
/**
 * What a draft adds up to.
 */
export type Sum = PlanSum | RestorationSum;
/**
 * A fact of the kind `source`.
 */
export type Source =
  | "tile"
  | "bishop"
  | "altar"
  | "track"
  | "portraits"
  | "requests"
  | "special_blends"
  | "wishing_well"
  | "gold_leaf"
  | "glaziers"
  | "scrolls"
  | "bells"
  | "wall_fresco"
  | "medico"
  | "favors"
  | "dames"
  | "catacombs"
  | "pews"
  | "dome"
  | "black_market"
  | "guild";
/**
 * A fact of the kind `door`.
 */
export type Door = "roll" | "draw" | "pick";

export interface Everything {
  View?: View;
  Prospects?: Prospects;
  Question?: Question;
  Action?: Action;
  Reason?: Reason;
  Event?: Event;
  Phrase?: Phrase;
  Standing?: Standing;
  RecordLine?: RecordLine;
  Snapshot?: Snapshot;
  News?: News;
  Laying?: Laying;
  Slip?: Slip;
  Account?: Account;
  ActedLine?: ActedLine;
  ActionName?: ActionName;
  ActionTile?: ActionTile;
  Actor?: Actor;
  AdvancedEvent?: AdvancedEvent;
  Affordable?: Affordable;
  AltarAction?: AltarAction;
  AltarProspect?: AltarProspect;
  AltarRestoredEvent?: AltarRestoredEvent;
  AltarScoreLine?: AltarScoreLine;
  ApprenticeReturnedEvent?: ApprenticeReturnedEvent;
  ApprenticeSetAsideEvent?: ApprenticeSetAsideEvent;
  Apprentices?: Apprentices;
  ApprenticesGatheredEvent?: ApprenticesGatheredEvent;
  AssignAction?: AssignAction;
  AssignInOrderReason?: AssignInOrderReason;
  AssignedAlreadyReason?: AssignedAlreadyReason;
  AttendAction?: AttendAction;
  AudienceAction?: AudienceAction;
  AudienceInVainEvent?: AudienceInVainEvent;
  BagEmptyReason?: BagEmptyReason;
  BarrelAction?: BarrelAction;
  BarrelEmptiedEvent?: BarrelEmptiedEvent;
  BarrelTooDearReason?: BarrelTooDearReason;
  BarterAction?: BarterAction;
  BarteredEvent?: BarteredEvent;
  Beams?: Beams;
  BeamsMissingReason?: BeamsMissingReason;
  BeamsTakenEvent?: BeamsTakenEvent;
  BehindAction?: BehindAction;
  BellSpace?: BellSpace;
  Bells?: Bells;
  BellsCountedEvent?: BellsCountedEvent;
  BellsScoreLine?: BellsScoreLine;
  BellsScoredEvent?: BellsScoredEvent;
  BellsShare?: BellsShare;
  BishopAction?: BishopAction;
  BishopCountedEvent?: BishopCountedEvent;
  BishopForNothingReason?: BishopForNothingReason;
  BishopMovedEvent?: BishopMovedEvent;
  BishopMovedReason?: BishopMovedReason;
  BishopOnItReason?: BishopOnItReason;
  BishopScoreLine?: BishopScoreLine;
  BishopThereReason?: BishopThereReason;
  BishopTooFarReason?: BishopTooFarReason;
  BishopTooNearReason?: BishopTooNearReason;
  BishopUnpaidReason?: BishopUnpaidReason;
  BlackMarketShare?: BlackMarketShare;
  BlendAction?: BlendAction;
  BlendProspect?: BlendProspect;
  BlendedEvent?: BlendedEvent;
  Booth?: Booth;
  BoothEmptiedEvent?: BoothEmptiedEvent;
  BoothEmptyReason?: BoothEmptyReason;
  Bottle?: Bottle;
  BottleAction?: BottleAction;
  BottleBoughtEvent?: BottleBoughtEvent;
  BottleDrunkEvent?: BottleDrunkEvent;
  BottleOnOffer?: BottleOnOffer;
  BottleTooDearReason?: BottleTooDearReason;
  BottlesOfferedEvent?: BottlesOfferedEvent;
  BoughtAlreadyReason?: BoughtAlreadyReason;
  BoughtEvent?: BoughtEvent;
  BoughtHereReason?: BoughtHereReason;
  BoughtUnseenEvent?: BoughtUnseenEvent;
  BuskerOrPassReason?: BuskerOrPassReason;
  BuyACertificateReason?: BuyACertificateReason;
  BuyAction?: BuyAction;
  BuyGlassOrPassReason?: BuyGlassOrPassReason;
  BuyMapAction?: BuyMapAction;
  BuyOrPassReason?: BuyOrPassReason;
  Candidate?: Candidate;
  CannotBlendReason?: CannotBlendReason;
  CatacombsScoreLine?: CatacombsScoreLine;
  CatacombsScoredEvent?: CatacombsScoredEvent;
  CatacombsShare?: CatacombsShare;
  Certificate?: Certificate;
  CertificateAction?: CertificateAction;
  CertificateBoughtEvent?: CertificateBoughtEvent;
  CertificateChosenEvent?: CertificateChosenEvent;
  CertificateTooDearReason?: CertificateTooDearReason;
  CertificatesScoreLine?: CertificatesScoreLine;
  CertificatesShownEvent?: CertificatesShownEvent;
  CheerUpAction?: CheerUpAction;
  ChooseASpaceReason?: ChooseASpaceReason;
  ChooseAnotherReason?: ChooseAnotherReason;
  CloseAction?: CloseAction;
  ClosedEvent?: ClosedEvent;
  ClosedReason?: ClosedReason;
  CommitAction?: CommitAction;
  CommittedReason?: CommittedReason;
  Continued?: Continued;
  CoveredReason?: CoveredReason;
  CuredEvent?: CuredEvent;
  Dame?: Dame;
  DameAction?: DameAction;
  DameArrivedEvent?: DameArrivedEvent;
  DameAt?: DameAt;
  DameCheeredUpEvent?: DameCheeredUpEvent;
  DameFirstReason?: DameFirstReason;
  DameForfeitedEvent?: DameForfeitedEvent;
  DameGatheredEvent?: DameGatheredEvent;
  DameMovedBishopEvent?: DameMovedBishopEvent;
  DamePassedEvent?: DamePassedEvent;
  DameSentAlreadyReason?: DameSentAlreadyReason;
  DameSentEvent?: DameSentEvent;
  DamesCameHomeEvent?: DamesCameHomeEvent;
  DamesPlacedEvent?: DamesPlacedEvent;
  DamesShare?: DamesShare;
  DecidedEvent?: DecidedEvent;
  DepositAction?: DepositAction;
  DepositOrPassReason?: DepositOrPassReason;
  DepositedEvent?: DepositedEvent;
  DiscDrawnEvent?: DiscDrawnEvent;
  DomePaintMissingReason?: DomePaintMissingReason;
  DomeScoreLine?: DomeScoreLine;
  DomeScoredEvent?: DomeScoredEvent;
  DomeShare?: DomeShare;
  DomeTile?: DomeTile;
  DomeTileFinishedEvent?: DomeTileFinishedEvent;
  DomeTileTakenEvent?: DomeTileTakenEvent;
  Door?: Door;
  Draft?: Draft;
  DrinkAction?: DrinkAction;
  DrinkOrPassReason?: DrinkOrPassReason;
  EndedEarlyEvent?: EndedEarlyEvent;
  EndedLine?: EndedLine;
  ExchangeAction?: ExchangeAction;
  ExchangeInTheWorkshopReason?: ExchangeInTheWorkshopReason;
  ExchangedEvent?: ExchangedEvent;
  ExchangedInTheWorkshopReason?: ExchangedInTheWorkshopReason;
  ExploreAction?: ExploreAction;
  ExploredEvent?: ExploredEvent;
  Favor?: Favor;
  FavorRemovedEvent?: FavorRemovedEvent;
  FavorTurnedUpEvent?: FavorTurnedUpEvent;
  FavorsScoreLine?: FavorsScoreLine;
  FavorsShare?: FavorsShare;
  FellIllEvent?: FellIllEvent;
  FillAction?: FillAction;
  FillFirstReason?: FillFirstReason;
  FinishAction?: FinishAction;
  FinishDomeTileQuestion?: FinishDomeTileQuestion;
  FinishOrPassReason?: FinishOrPassReason;
  FinishedAlreadyReason?: FinishedAlreadyReason;
  ForfeitedEvent?: ForfeitedEvent;
  FrescoFinishedEvent?: FrescoFinishedEvent;
  FrescoLaidEvent?: FrescoLaidEvent;
  FrescoProspects?: FrescoProspects;
  FrescoView?: FrescoView;
  Game?: Game;
  GameEndedEvent?: GameEndedEvent;
  GameOverReason?: GameOverReason;
  GildAction?: GildAction;
  GildOrPassReason?: GildOrPassReason;
  GildSegmentQuestion?: GildSegmentQuestion;
  GildedEvent?: GildedEvent;
  Glass?: Glass;
  GlassAction?: GlassAction;
  GlassBoughtEvent?: GlassBoughtEvent;
  GlassDrawnEvent?: GlassDrawnEvent;
  GlassHandedInEvent?: GlassHandedInEvent;
  GlassReservedEvent?: GlassReservedEvent;
  GlassTooDearReason?: GlassTooDearReason;
  GlazeAction?: GlazeAction;
  GlazeOrPassReason?: GlazeOrPassReason;
  GlazeryAction?: GlazeryAction;
  GlaziersShare?: GlaziersShare;
  GoldLeafScoreLine?: GoldLeafScoreLine;
  GoldLeafShare?: GoldLeafShare;
  GoldLeaves?: GoldLeaves;
  GuildAction?: GuildAction;
  GuildFilledEvent?: GuildFilledEvent;
  GuildShare?: GuildShare;
  HeaderLine?: HeaderLine;
  Health?: Health;
  HealthPaidEvent?: HealthPaidEvent;
  HealthyCountedEvent?: HealthyCountedEvent;
  HeldMap?: HeldMap;
  Hex?: Hex;
  Hour?: Hour;
  HowManyApprenticesQuestion?: HowManyApprenticesQuestion;
  HowManyIllApprenticesQuestion?: HowManyIllApprenticesQuestion;
  IdledEvent?: IdledEvent;
  IllAction?: IllAction;
  IllCameHomeEvent?: IllCameHomeEvent;
  IllNextAction?: IllNextAction;
  IllOnesLeadNobodyReason?: IllOnesLeadNobodyReason;
  IllSentEvent?: IllSentEvent;
  InFrontAction?: InFrontAction;
  IncomePaidEvent?: IncomePaidEvent;
  InfectAction?: InfectAction;
  Infection?: Infection;
  InfectionRevealedEvent?: InfectionRevealedEvent;
  InstallmentTooDearReason?: InstallmentTooDearReason;
  KeepAction?: KeepAction;
  KeepOrSellReason?: KeepOrSellReason;
  KindOfPaint?: KindOfPaint;
  LaidMap?: LaidMap;
  LaidTile?: LaidTile;
  LeavesReturnedEvent?: LeavesReturnedEvent;
  LeavesTakenEvent?: LeavesTakenEvent;
  LegalAction?: LegalAction;
  LeonardoBuysNothingReason?: LeonardoBuysNothingReason;
  LeonardoClosesReason?: LeonardoClosesReason;
  LeonardoHandedEvent?: LeonardoHandedEvent;
  LeonardoJumpsReason?: LeonardoJumpsReason;
  LeonardoLaysReason?: LeonardoLaysReason;
  LeonardoMayAskReason?: LeonardoMayAskReason;
  LeonardoMovedEvent?: LeonardoMovedEvent;
  LeonardoMustPaintReason?: LeonardoMustPaintReason;
  LeonardoRestoresReason?: LeonardoRestoresReason;
  LeonardoStepsReason?: LeonardoStepsReason;
  LeonardoTookMapEvent?: LeonardoTookMapEvent;
  LeonardosBoothQuestion?: LeonardosBoothQuestion;
  LeonardosPortraitQuestion?: LeonardosPortraitQuestion;
  LeonardosRequestQuestion?: LeonardosRequestQuestion;
  LeonardosSegmentQuestion?: LeonardosSegmentQuestion;
  Line?: Line;
  Location?: Location;
  LuckLine?: LuckLine;
  LuckShare?: LuckShare;
  LuckyPennies?: LuckyPennies;
  Map?: Map;
  MapAction?: MapAction;
  MapBoughtEvent?: MapBoughtEvent;
  MapLaidEvent?: MapLaidEvent;
  MapSaidAlreadyReason?: MapSaidAlreadyReason;
  MapSeenEvent?: MapSeenEvent;
  MapSpentEvent?: MapSpentEvent;
  MapStack?: MapStack;
  MapThereReason?: MapThereReason;
  MapsShownEvent?: MapsShownEvent;
  MarketFilledEvent?: MarketFilledEvent;
  MarketTile?: MarketTile;
  MarriedEvent?: MarriedEvent;
  MedicoAction?: MedicoAction;
  MedicoShare?: MedicoShare;
  Module?: Module;
  MoneyScoredEvent?: MoneyScoredEvent;
  Mood?: Mood;
  MoodChangedEvent?: MoodChangedEvent;
  MorePoints?: MorePoints;
  MustBuyReason?: MustBuyReason;
  Named?: Named;
  NeutralAction?: NeutralAction;
  NeutralFellIllEvent?: NeutralFellIllEvent;
  NeutralSentEvent?: NeutralSentEvent;
  NextAction?: NextAction;
  NoBottleThereReason?: NoBottleThereReason;
  NoCertificateThereReason?: NoCertificateThereReason;
  NoDameThereReason?: NoDameThereReason;
  NoFreshApprenticeReason?: NoFreshApprenticeReason;
  NoGlassReason?: NoGlassReason;
  NoGlassThereReason?: NoGlassThereReason;
  NoGoldLeafReason?: NoGoldLeafReason;
  NoIllToComeReason?: NoIllToComeReason;
  NoInstallmentReason?: NoInstallmentReason;
  NoMapHereReason?: NoMapHereReason;
  NoNextReason?: NoNextReason;
  NoPaintForAltarReason?: NoPaintForAltarReason;
  NoPaintForSaintReason?: NoPaintForSaintReason;
  NoPaintForWallReason?: NoPaintForWallReason;
  NoPaintsForAlchemyReason?: NoPaintsForAlchemyReason;
  NoPairReason?: NoPairReason;
  NoPortraitThereReason?: NoPortraitThereReason;
  NoPurchaseReason?: NoPurchaseReason;
  NoRequestLeftReason?: NoRequestLeftReason;
  NoRoomBesideMapReason?: NoRoomBesideMapReason;
  NoRoomForAllReason?: NoRoomForAllReason;
  NoRoomForTheRestReason?: NoRoomForTheRestReason;
  NoRoomOnTileReason?: NoRoomOnTileReason;
  NoSegmentForAVisitReason?: NoSegmentForAVisitReason;
  NoSpecialAltarReason?: NoSpecialAltarReason;
  NoSpecialBlendReason?: NoSpecialBlendReason;
  NoSuchAltarPanelReason?: NoSuchAltarPanelReason;
  NoSuchBoothReason?: NoSuchBoothReason;
  NoSuchBottleReason?: NoSuchBottleReason;
  NoSuchCardReason?: NoSuchCardReason;
  NoSuchDameReason?: NoSuchDameReason;
  NoSuchMapReason?: NoSuchMapReason;
  NoSuchPaintReason?: NoSuchPaintReason;
  NoSuchPanelReason?: NoSuchPanelReason;
  NoSuchPewReason?: NoSuchPewReason;
  NoSuchPlaceReason?: NoSuchPlaceReason;
  NoSuchSealReason?: NoSuchSealReason;
  NoSuchSeatReason?: NoSuchSeatReason;
  NoThalerReason?: NoThalerReason;
  NobodyLeftReason?: NobodyLeftReason;
  NobodySentThereReason?: NobodySentThereReason;
  NobodyToExchangeReason?: NobodyToExchangeReason;
  NotAskedForReason?: NotAskedForReason;
  NotBesideReason?: NotBesideReason;
  NotHereReason?: NotHereReason;
  NotIfIllReason?: NotIfIllReason;
  NotInLineReason?: NotInLineReason;
  NotOnesDomeReason?: NotOnesDomeReason;
  NotOnesOwnReason?: NotOnesOwnReason;
  NotPartlyPaidReason?: NotPartlyPaidReason;
  NotPlannedYetReason?: NotPlannedYetReason;
  NotPlayedWithReason?: NotPlayedWithReason;
  NotShownReason?: NotShownReason;
  NotToTradeReason?: NotToTradeReason;
  NotYourTurnReason?: NotYourTurnReason;
  NothingEarnedReason?: NothingEarnedReason;
  NothingForIllOnesReason?: NothingForIllOnesReason;
  NothingFoundReason?: NothingFoundReason;
  NothingOpenReason?: NothingOpenReason;
  NothingToCancelReason?: NothingToCancelReason;
  NothingToGiveReason?: NothingToGiveReason;
  NothingToTradeReason?: NothingToTradeReason;
  NothingToUndoReason?: NothingToUndoReason;
  Number?: Number;
  OnceEachReason?: OnceEachReason;
  OneAtWorkReason?: OneAtWorkReason;
  OneCardEachReason?: OneCardEachReason;
  OneExchangeTileReason?: OneExchangeTileReason;
  OneOnTheBlackMarketReason?: OneOnTheBlackMarketReason;
  OnePortraitReason?: OnePortraitReason;
  OneRequestReason?: OneRequestReason;
  OnlyAtTheMarketReason?: OnlyAtTheMarketReason;
  OnlyInAnAudienceReason?: OnlyInAnAudienceReason;
  OnlyInTheStudioReason?: OnlyInTheStudioReason;
  OnlyInTheWorkshopReason?: OnlyInTheWorkshopReason;
  OnlyOnTheTileReason?: OnlyOnTheTileReason;
  OpenRoom?: OpenRoom;
  Options?: Options;
  OrderSetEvent?: OrderSetEvent;
  OtherBoothReason?: OtherBoothReason;
  OtherDameThereReason?: OtherDameThereReason;
  OthersActedReason?: OthersActedReason;
  OverReason?: OverReason;
  OwnMapLaidEvent?: OwnMapLaidEvent;
  PaidEvent?: PaidEvent;
  Paint?: Paint;
  PaintExchangedEvent?: PaintExchangedEvent;
  PaintMissingReason?: PaintMissingReason;
  PaintTakenEvent?: PaintTakenEvent;
  PaintsHandedInEvent?: PaintsHandedInEvent;
  PartlyPaid?: PartlyPaid;
  PassAction?: PassAction;
  PayCertificatesQuestion?: PayCertificatesQuestion;
  Payment?: Payment;
  PenniesAction?: PenniesAction;
  PenniesExchangedEvent?: PenniesExchangedEvent;
  PenniesForWellQuestion?: PenniesForWellQuestion;
  PenniesPlacedEvent?: PenniesPlacedEvent;
  PenniesTakenBackEvent?: PenniesTakenBackEvent;
  PennyThrownEvent?: PennyThrownEvent;
  Pew?: Pew;
  PewAction?: PewAction;
  PewRestoredEvent?: PewRestoredEvent;
  PewsAction?: PewsAction;
  PewsScoreLine?: PewsScoreLine;
  PewsShare?: PewsShare;
  PileAction?: PileAction;
  PileTilesReason?: PileTilesReason;
  PiledAlreadyReason?: PiledAlreadyReason;
  Place?: Place;
  PlacedEvent?: PlacedEvent;
  PlanFirstReason?: PlanFirstReason;
  PlanReadyQuestion?: PlanReadyQuestion;
  PlanRevealedEvent?: PlanRevealedEvent;
  PlanRoundQuestion?: PlanRoundQuestion;
  PlanSum?: PlanSum;
  PlanningBeganEvent?: PlanningBeganEvent;
  PlayAScrollReason?: PlayAScrollReason;
  Player?: Player;
  Pointer?: Pointer;
  Points?: Points;
  PointsFrom?: PointsFrom;
  Portrait?: Portrait;
  PortraitAction?: PortraitAction;
  PortraitPaintedEvent?: PortraitPaintedEvent;
  PortraitsScoreLine?: PortraitsScoreLine;
  PortraitsShare?: PortraitsShare;
  PortraitsShownEvent?: PortraitsShownEvent;
  PraiseOrPassReason?: PraiseOrPassReason;
  PurchaseProspect?: PurchaseProspect;
  Recipe?: Recipe;
  Request?: Request;
  RequestAction?: RequestAction;
  RequestFulfilledEvent?: RequestFulfilledEvent;
  RequestStack?: RequestStack;
  RequestsScoreLine?: RequestsScoreLine;
  RequestsShare?: RequestsShare;
  Reservation?: Reservation;
  ReservationReturnedEvent?: ReservationReturnedEvent;
  ReservationSide?: ReservationSide;
  ReservationTurnedEvent?: ReservationTurnedEvent;
  ReserveAction?: ReserveAction;
  ReservedAlreadyReason?: ReservedAlreadyReason;
  ReservedReason?: ReservedReason;
  ResignedEvent?: ResignedEvent;
  RestorationProspect?: RestorationProspect;
  RestorationSum?: RestorationSum;
  RestoreASegmentReason?: RestoreASegmentReason;
  RestoreAction?: RestoreAction;
  RestoreNowReason?: RestoreNowReason;
  RestorePewsOrPassReason?: RestorePewsOrPassReason;
  RestoreWallOrPassReason?: RestoreWallOrPassReason;
  RestoredAlreadyReason?: RestoredAlreadyReason;
  RestoredTile?: RestoredTile;
  RevealedLine?: RevealedLine;
  RoundBeganEvent?: RoundBeganEvent;
  Rule?: Rule;
  SaidAlreadyReason?: SaidAlreadyReason;
  SaintAction?: SaintAction;
  SaintPaintedEvent?: SaintPaintedEvent;
  SaintsByIllOnesReason?: SaintsByIllOnesReason;
  SameBoothReason?: SameBoothReason;
  SameColourReason?: SameColourReason;
  SayFirstReason?: SayFirstReason;
  SayWhereDameGoesReason?: SayWhereDameGoesReason;
  SayWhereMapGoesReason?: SayWhereMapGoesReason;
  ScoreLine?: ScoreLine;
  Scroll?: Scroll;
  ScrollAction?: ScrollAction;
  ScrollHand?: ScrollHand;
  ScrollPlayedEvent?: ScrollPlayedEvent;
  ScrollsDealtEvent?: ScrollsDealtEvent;
  ScrollsScoreLine?: ScrollsScoreLine;
  ScrollsShare?: ScrollsShare;
  ScrollsShownEvent?: ScrollsShownEvent;
  Seat?: Seat;
  SecondCopyReason?: SecondCopyReason;
  SeenReason?: SeenReason;
  Segment?: Segment;
  SegmentReservedEvent?: SegmentReservedEvent;
  SegmentRestoredEvent?: SegmentRestoredEvent;
  SellAction?: SellAction;
  SendIllFirstReason?: SendIllFirstReason;
  SendNeutralFirstReason?: SendNeutralFirstReason;
  SetAsideAction?: SetAsideAction;
  SetOneAsideReason?: SetOneAsideReason;
  SextonSentEvent?: SextonSentEvent;
  SoldReason?: SoldReason;
  Source?: Source;
  Spaces?: Spaces;
  SpecialBlendsShare?: SpecialBlendsShare;
  Spot?: Spot;
  StaleReason?: StaleReason;
  StartingSpace?: StartingSpace;
  StoppedEvent?: StoppedEvent;
  Sum?: Sum;
  SwitchAction?: SwitchAction;
  SwitchBeganEvent?: SwitchBeganEvent;
  SwitchWithQuestion?: SwitchWithQuestion;
  TakeABasicPaintReason?: TakeABasicPaintReason;
  TakeAWindowReason?: TakeAWindowReason;
  TakeAction?: TakeAction;
  TakenBackEvent?: TakenBackEvent;
  Thalers?: Thalers;
  ThalersScoreLine?: ThalersScoreLine;
  ThalersWaitEvent?: ThalersWaitEvent;
  ThrowAction?: ThrowAction;
  ThrowOrPassReason?: ThrowOrPassReason;
  ThrowPennyQuestion?: ThrowPennyQuestion;
  Tile?: Tile;
  TileForRequestQuestion?: TileForRequestQuestion;
  TileOnSheet?: TileOnSheet;
  TilesScoreLine?: TilesScoreLine;
  TilesSwitchedEvent?: TilesSwitchedEvent;
  TilesTakenOffEvent?: TilesTakenOffEvent;
  Time?: Time;
  TimeTakenReason?: TimeTakenReason;
  TooDearReason?: TooDearReason;
  TooFarForAVisitReason?: TooFarForAVisitReason;
  TooFewApprenticesReason?: TooFewApprenticesReason;
  TooFewCarriersReason?: TooFewCarriersReason;
  TooFewPenniesReason?: TooFewPenniesReason;
  TooFewSealsReason?: TooFewSealsReason;
  TooFewTilesReason?: TooFewTilesReason;
  TooManyIllReason?: TooManyIllReason;
  TrackScoreLine?: TrackScoreLine;
  TradeAction?: TradeAction;
  TradeTilesReason?: TradeTilesReason;
  Treasure?: Treasure;
  TreasureFoundQuestion?: TreasureFoundQuestion;
  TreasureKeptEvent?: TreasureKeptEvent;
  TreasureSoldEvent?: TreasureSoldEvent;
  TurnedUpEvent?: TurnedUpEvent;
  UnderTheBishopReason?: UnderTheBishopReason;
  UndoneLine?: UndoneLine;
  UnfinishedReason?: UnfinishedReason;
  UseBuskerQuestion?: UseBuskerQuestion;
  UsePraiseQuestion?: UsePraiseQuestion;
  UsedElsewhereReason?: UsedElsewhereReason;
  VisitCathedralQuestion?: VisitCathedralQuestion;
  VisitGlazeryQuestion?: VisitGlazeryQuestion;
  VisitMarketQuestion?: VisitMarketQuestion;
  VisitStudioQuestion?: VisitStudioQuestion;
  VisitTheaterQuestion?: VisitTheaterQuestion;
  VisitWorkshopQuestion?: VisitWorkshopQuestion;
  WaitingDame?: WaitingDame;
  WakeAction?: WakeAction;
  WakeUpFirstReason?: WakeUpFirstReason;
  WakeUpProspect?: WakeUpProspect;
  WakeUpTimeQuestion?: WakeUpTimeQuestion;
  Wall?: Wall;
  WallAction?: WallAction;
  WallFrescoAction?: WallFrescoAction;
  WallFrescoScoreLine?: WallFrescoScoreLine;
  WallFrescoShare?: WallFrescoShare;
  WallLaidEvent?: WallLaidEvent;
  WallPaidEvent?: WallPaidEvent;
  WallRestoredEvent?: WallRestoredEvent;
  WallRestoredReason?: WallRestoredReason;
  WallSegment?: WallSegment;
  WallTile?: WallTile;
  WellEmptiedEvent?: WellEmptiedEvent;
  WentToBedEvent?: WentToBedEvent;
  WhatDameDoesQuestion?: WhatDameDoesQuestion;
  WhereActionTileQuestion?: WhereActionTileQuestion;
  WhereDameQuestion?: WhereDameQuestion;
  WhereLeonardosMapQuestion?: WhereLeonardosMapQuestion;
  WhereMapQuestion?: WhereMapQuestion;
  WhereNeutralApprenticeQuestion?: WhereNeutralApprenticeQuestion;
  WhetherToBuyMapQuestion?: WhetherToBuyMapQuestion;
  WhetherToDrinkQuestion?: WhetherToDrinkQuestion;
  WhichBottleQuestion?: WhichBottleQuestion;
  WhichCertificateQuestion?: WhichCertificateQuestion;
  WhichGlassQuestion?: WhichGlassQuestion;
  WhichPaintQuestion?: WhichPaintQuestion;
  WhichPewQuestion?: WhichPewQuestion;
  WhichScrollQuestion?: WhichScrollQuestion;
  WhichSpaceQuestion?: WhichSpaceQuestion;
  WhichToFillQuestion?: WhichToFillQuestion;
  WhichWallSegmentQuestion?: WhichWallSegmentQuestion;
  WhichWallTileQuestion?: WhichWallTileQuestion;
  WhichWindowQuestion?: WhichWindowQuestion;
  WhoFallsIllQuestion?: WhoFallsIllQuestion;
  WhoFallsIllReason?: WhoFallsIllReason;
  WhomToSetAsideQuestion?: WhomToSetAsideQuestion;
  WhoseApprentice?: WhoseApprentice;
  Window?: Window;
  WindowAction?: WindowAction;
  WindowReplacedEvent?: WindowReplacedEvent;
  WindowShownEvent?: WindowShownEvent;
  WindowTooDearReason?: WindowTooDearReason;
  WindowsScoreLine?: WindowsScoreLine;
  WishAction?: WishAction;
  WishCard?: WishCard;
  WishCardDrawnEvent?: WishCardDrawnEvent;
  WishCardUsedEvent?: WishCardUsedEvent;
  WishCardsShownEvent?: WishCardsShownEvent;
  WishHand?: WishHand;
  WishingWellShare?: WishingWellShare;
  WokeUpEvent?: WokeUpEvent;
}
/**
 * What a seat, or a spectator, may see.
 */
export interface View {
  seat: Seat | null;
  pending: Seat[];
  questions: (
    | WakeUpTimeQuestion
    | PlanRoundQuestion
    | HowManyApprenticesQuestion
    | WhereActionTileQuestion
    | PlanReadyQuestion
    | VisitMarketQuestion
    | VisitCathedralQuestion
    | VisitStudioQuestion
    | VisitWorkshopQuestion
    | VisitTheaterQuestion
    | WhichSpaceQuestion
    | LeonardosBoothQuestion
    | LeonardosSegmentQuestion
    | WhichPaintQuestion
    | LeonardosPortraitQuestion
    | TileForRequestQuestion
    | LeonardosRequestQuestion
    | PenniesForWellQuestion
    | ThrowPennyQuestion
    | UsePraiseQuestion
    | UseBuskerQuestion
    | GildSegmentQuestion
    | VisitGlazeryQuestion
    | WhichWindowQuestion
    | WhichGlassQuestion
    | WhichScrollQuestion
    | WhichCertificateQuestion
    | PayCertificatesQuestion
    | WhichToFillQuestion
    | WhichWallSegmentQuestion
    | WhichWallTileQuestion
    | WhomToSetAsideQuestion
    | HowManyIllApprenticesQuestion
    | WhereNeutralApprenticeQuestion
    | WhoFallsIllQuestion
    | WhichBottleQuestion
    | WhetherToDrinkQuestion
    | WhereDameQuestion
    | WhatDameDoesQuestion
    | SwitchWithQuestion
    | WhetherToBuyMapQuestion
    | WhereMapQuestion
    | WhereLeonardosMapQuestion
    | TreasureFoundQuestion
    | WhichPewQuestion
    | FinishDomeTileQuestion
  )[];
  seats: number;
  options: Options;
  round: number;
  last: boolean;
  agenda: string[];
  track: number[];
  hours: (Hour | null)[];
  order: number[];
  mood: number[];
  apprentices: number[];
  plans: (number[] | null)[];
  answers: (number | null)[];
  thalers: number[];
  paints: number[][];
  supply: number[];
  bank: number;
  market: (MarketTile | null)[][];
  bag: MarketTile[];
  fresco: (Tile | null)[];
  laid: Tile[];
  bishop: Segment;
  leonardo: Segment | null;
  leonardos_player: Seat | null;
  tiles: Tile[][];
  ledger: {
    [k: string]: Points | undefined;
  }[];
  modules: (
    | PortraitsShare
    | RequestsShare
    | SpecialBlendsShare
    | WishingWellShare
    | GoldLeafShare
    | GlaziersShare
    | ScrollsShare
    | BellsShare
    | WallFrescoShare
    | MedicoShare
    | FavorsShare
    | DamesShare
    | CatacombsShare
    | PewsShare
    | DomeShare
    | BlackMarketShare
    | GuildShare
  )[];
}
/**
 * At what time a painter wakes up: one's own, or Leonardo.
 */
export interface WakeUpTimeQuestion {
  asks: "wake-up-time";
  seat: Seat;
  painter: Actor;
}
/**
 * What the others are told of somebody who plans: that is all they may know.
 */
export interface PlanRoundQuestion {
  asks: "plan-round";
  seat: Seat;
}
/**
 * How many apprentices go to a location that has room for so many; `left` are not placed yet.
 */
export interface HowManyApprenticesQuestion {
  asks: "how-many-apprentices";
  seat: Seat;
  place: Place;
  room: number;
  left: number;
}
/**
 * Which location an action tile covers, if any; it has room for so many apprentices.
 */
export interface WhereActionTileQuestion {
  asks: "where-action-tile";
  seat: Seat;
  tile: ActionTile;
  room: Apprentices;
}
/**
 * Whether the plan is as it should be.
 */
export interface PlanReadyQuestion {
  asks: "plan-ready";
  seat: Seat;
}
/**
 * What to buy, or which booth to close; `booth` is where something was bought in this visit.
 */
export interface VisitMarketQuestion {
  asks: "visit-market";
  seat: Seat;
  place: Place;
  apprentices: number;
  has_begun: boolean;
  is_ill: boolean;
  ill: number;
  booth: Booth | null;
  may_close: boolean;
}
/**
 * What to restore. `bishop_moved` tells whether he was moved for it: then something must be restored now.
 */
export interface VisitCathedralQuestion {
  asks: "visit-cathedral";
  seat: Seat;
  place: Place;
  apprentices: number;
  has_begun: boolean;
  is_ill: boolean;
  ill: number;
  bishop: Segment;
  bishop_moved: boolean;
  may_restore_altar: boolean;
}
/**
 * What to do in the studio; those who do nothing earn their wages at the end.
 */
export interface VisitStudioQuestion {
  asks: "visit-studio";
  seat: Seat;
  place: Place;
  apprentices: number;
  has_begun: boolean;
  is_ill: boolean;
  ill: number;
}
/**
 * What to blend: so many blends are left to the apprentice at work.
 */
export interface VisitWorkshopQuestion {
  asks: "visit-workshop";
  seat: Seat;
  place: Place;
  apprentices: number;
  has_begun: boolean;
  is_ill: boolean;
  ill: number;
  blends: number;
}
/**
 * Whether an apprentice attends the theater, which raises the mood by so many spaces.
 */
export interface VisitTheaterQuestion {
  asks: "visit-theater";
  seat: Seat;
  place: Place;
  apprentices: number;
  has_begun: boolean;
  is_ill: boolean;
  ill: number;
  spaces: number;
}
/**
 * Where a painter stops whose space on the track is taken: in front, or behind.
 */
export interface WhichSpaceQuestion {
  asks: "which-space";
  seat: Seat;
  painter: Actor;
  taken: number;
  in_front: number;
  behind: number;
}
/**
 * Which booth Leonardo closes.
 */
export interface LeonardosBoothQuestion {
  asks: "leonardos-booth";
  seat: Seat;
}
/**
 * Which segment Leonardo restores, from where he stands.
 */
export interface LeonardosSegmentQuestion {
  asks: "leonardos-segment";
  seat: Seat;
  start: Segment;
}
/**
 * Which basic paint to take; so many are left to take.
 */
export interface WhichPaintQuestion {
  asks: "which-paint";
  seat: Seat;
  left: number;
}
/**
 * Which portrait Leonardo paints.
 */
export interface LeonardosPortraitQuestion {
  asks: "leonardos-portrait";
  seat: Seat;
}
/**
 * Which tile of a painter goes under a request next; so many are left to choose.
 */
export interface TileForRequestQuestion {
  asks: "tile-for-request";
  seat: Seat;
  painter: Actor;
  request: Request;
  points: Points;
  chosen: RestoredTile[];
  left: number;
}
/**
 * Which request Leonardo fulfills, if any.
 */
export interface LeonardosRequestQuestion {
  asks: "leonardos-request";
  seat: Seat;
}
/**
 * How many of so many lucky pennies a plan has at the market: up to `most`.
 */
export interface PenniesForWellQuestion {
  asks: "pennies-for-well";
  seat: Seat;
  pennies: LuckyPennies;
  most: number;
}
/**
 * Whether a penny of the plan is thrown; so many are left there, and the well has room for so many.
 */
export interface ThrowPennyQuestion {
  asks: "throw-penny";
  seat: Seat;
  left: LuckyPennies;
  room: number;
}
/**
 * Whether the praise of the bishop is used for the segment that is being restored: so many points more.
 */
export interface UsePraiseQuestion {
  asks: "use-praise";
  seat: Seat;
  points: Points;
}
/**
 * Whether a busker is used with the wake-up time: so many spaces of mood more, perhaps none.
 */
export interface UseBuskerQuestion {
  asks: "use-busker";
  seat: Seat;
  spaces: Spaces;
}
/**
 * Whether a gold leaf is used for a segment that shows the paint of the disc, for so many points.
 *
 * It is asked also if a player has no `leaves`.
 */
export interface GildSegmentQuestion {
  asks: "gild-segment";
  seat: Seat;
  segment: Segment;
  paint: Paint;
  points: Points;
  leaves: GoldLeaves;
}
/**
 * Which glass to buy, if any: one token for each apprentice left, printed ones too.
 */
export interface VisitGlazeryQuestion {
  asks: "visit-glazery";
  seat: Seat;
  apprentices: Apprentices;
}
/**
 * Which window of the bench replaces the one at a segment that is being restored.
 */
export interface WhichWindowQuestion {
  asks: "which-window";
  seat: Seat;
  segment: Segment;
}
/**
 * Which glass is handed in, if any, for the panels that are left of a window, or at the altar.
 *
 * It is asked also if none fits. `points` are those of window and glass so far, less the penalties.
 */
export interface WhichGlassQuestion {
  asks: "which-glass";
  seat: Seat;
  at_altar: boolean;
  panels: Glass[];
  points: Points;
}
/**
 * Whether a scroll is played for a segment that was just restored. It is asked also if none fits.
 */
export interface WhichScrollQuestion {
  asks: "which-scroll";
  seat: Seat;
  segment: Segment;
}
/**
 * Which certificate to buy in an audience, in full or in part.
 */
export interface WhichCertificateQuestion {
  asks: "which-certificate";
  seat: Seat;
}
/**
 * Whether Thalers of one's own go on certificates that are partly paid; `is_last` if it can't be done later.
 */
export interface PayCertificatesQuestion {
  asks: "pay-certificates";
  seat: Seat;
  unpaid: Certificate[];
  is_last: boolean;
}
/**
 * Which certificate is filled first with Thalers that were earned.
 */
export interface WhichToFillQuestion {
  asks: "which-to-fill";
  seat: Seat;
  thalers: Thalers;
}
/**
 * Which segment of the wall to restore, if any.
 */
export interface WhichWallSegmentQuestion {
  asks: "which-wall-segment";
  seat: Seat;
}
/**
 * Which wall tile that shows a paint to hand in for the exchange tile of a colour; some are `given` already.
 */
export interface WhichWallTileQuestion {
  asks: "which-wall-tile";
  seat: Seat;
  colour: Paint;
  paint: Paint;
  given: WallTile[];
}
/**
 * Whether a healthy apprentice is set aside, or an ill one, who is healed by it.
 */
export interface WhomToSetAsideQuestion {
  asks: "whom-to-set-aside";
  seat: Seat;
  ill: Apprentices;
}
/**
 * How many ill apprentices go to a place, `most` of those who are left at home.
 */
export interface HowManyIllApprenticesQuestion {
  asks: "how-many-ill-apprentices";
  seat: Seat;
  place: Place;
  most: Apprentices;
  left: Apprentices;
}
/**
 * At which of the places where apprentices go the neutral one stands.
 */
export interface WhereNeutralApprenticeQuestion {
  asks: "where-neutral-apprentice";
  seat: Seat;
}
/**
 * Whether one of the player's own apprentices falls ill at a location, or the neutral one.
 */
export interface WhoFallsIllQuestion {
  asks: "who-falls-ill";
  seat: Seat;
  location: Location;
}
/**
 * Which bottle of the medico to buy: one must be bought.
 */
export interface WhichBottleQuestion {
  asks: "which-bottle";
  seat: Seat;
  thalers: Thalers;
}
/**
 * Whether to drink a bottle; `ill` are the player's ill apprentices, with black pawns of neutral ones.
 */
export interface WhetherToDrinkQuestion {
  asks: "whether-to-drink";
  seat: Seat;
  ill: Apprentices;
}
/**
 * Where a dame goes, if anywhere.
 */
export interface WhereDameQuestion {
  asks: "where-dame";
  seat: Seat;
  dame: Dame;
}
/**
 * What a dame does at a place, before the apprentices there.
 */
export interface WhatDameDoesQuestion {
  asks: "what-dame-does";
  seat: Seat;
  dame: Dame;
  place: Place;
}
/**
 * With which tile of another booth a market tile changes places.
 */
export interface SwitchWithQuestion {
  asks: "switch-with";
  seat: Seat;
  tile: MarketTile;
  booth: Booth;
  place: number;
}
/**
 * Whether to buy the map on top of the stack of one's wake-up time.
 */
export interface WhetherToBuyMapQuestion {
  asks: "whether-to-buy-map";
  seat: Seat;
  hour: Hour;
  price: Thalers;
}
/**
 * On which location a map lies, if any.
 */
export interface WhereMapQuestion {
  asks: "where-map";
  seat: Seat;
  map: Map;
}
/**
 * On which location Leonardo's map lies.
 */
export interface WhereLeonardosMapQuestion {
  asks: "where-leonardos-map";
  seat: Seat;
  map: Map;
}
/**
 * What becomes of the open treasure in a room; the rooms in `following` come next.
 */
export interface TreasureFoundQuestion {
  asks: "treasure-found";
  seat: Seat;
  segment: Segment;
  treasure: Treasure;
  following: Segment[];
}
/**
 * Which pew to restore, if any.
 *
 * `carriers` are the apprentices left, printed ones too: each carries a beam. `beams` are those behind the screen, and
 * `points` those of the pews so far, where the painter advances for all of them together.
 */
export interface WhichPewQuestion {
  asks: "which-pew";
  seat: Seat;
  carriers: Apprentices;
  beams: Beams;
  points: Points;
}
/**
 * Which dome tile is finished, if any; those finished so far are worth so many points.
 */
export interface FinishDomeTileQuestion {
  asks: "finish-dome-tile";
  seat: Seat;
  points: Points;
}
/**
 * The options in play.
 */
export interface Options {
  edition: "2010" | "mega";
  portraits: "off" | "on";
  requests: "off" | "on";
  special_blends: "off" | "on";
  wishing_well: "off" | "on";
  gold_leaf: "off" | "on";
  glaziers: "off" | "on";
  scrolls: "off" | "on";
  bells: "off" | "on";
  wall_fresco: "off" | "on";
  medico: "off" | "on";
  favors: "off" | "on";
  dames: "off" | "on";
  catacombs: "off" | "on";
  pews: "off" | "on";
  dome: "off" | "on";
  black_market: "off" | "on";
  guild: "off" | "on";
  advance: "once" | "twice";
  bells_below_zero: "ranked" | "left-out";
  ill_at_the_bishop: "may" | "may-not";
  neutral_illness: "until-evening" | "stays";
  pew_points: "one-by-one" | "together";
  leonardo_closes: "must" | "may";
  leonardo_wins: "never" | "can-win";
}
/**
 * The portraits: those face down, in no order; those on display, None where one is painted; and those of each seat.
 *
 * `painters` have painted one this round, and `sextons` are sent.
 */
export interface PortraitsShare {
  module: "portraits";
  deck: Portrait[];
  display: (Portrait | null)[];
  owned: Portrait[][];
  painters: Seat[];
  sextons: Seat[];
}
/**
 * The requests: the stacks, and those that each seat has fulfilled, in their order.
 *
 * `piled` are the tiles under the requests of each painter; Leonardo's are out of the game. `done` have fulfilled a
 * request this round.
 */
export interface RequestsShare {
  module: "requests";
  stacks: RequestStack[];
  fulfilled: Request[][];
  piled: RestoredTile[][];
  done: Seat[];
}
/**
 * A stack of requests: what those left are worth, from the top.
 */
export interface RequestStack {
  request: Request;
  points: number[];
}
/**
 * Its recipes; its paints and tiles lie among those of the base game.
 */
export interface SpecialBlendsShare {
  module: "special_blends";
  recipes: Recipe[];
}
/**
 * [FR-M3.2] [FR-M3.4] What a special paint is blended of, and how much more it is worth at the altar.
 */
export interface Recipe {
  paint: Paint;
  paints: Paint[];
  altar: Points;
}
/**
 * Lucky pennies and wish cards.
 *
 * Pennies are in the supply, in the well, and of each seat: of these some are placed on its sheet, None while its plan
 * is secret. `deck` is how many cards lie face down, `used` are those out of the game. `praised` is who has used the
 * praise of the bishop for the segment that is being restored, None if nobody has; `busked` have used a busker this
 * round.
 */
export interface WishingWellShare {
  module: "wishing_well";
  supply: number;
  well: number;
  pennies: number[];
  placed: (number | null)[];
  deck: number;
  used: WishCard[];
  hands: WishHand[];
  praised: Seat | null;
  busked: Seat[];
}
/**
 * A player's wish cards: how many, and which, if that may be known.
 */
export interface WishHand {
  count: number;
  cards: WishCard[] | null;
}
/**
 * The paint to be refined, and the leaves: on their board, and of each seat.
 *
 * `gilding` are the points of the leaf that is used for the segment that is being restored, 0 if none is.
 */
export interface GoldLeafShare {
  module: "gold_leaf";
  disc: Paint;
  supply: number;
  leaves: number[];
  gilding: number;
}
/**
 * The glass in the bag, on display in the glazery, in reserve and of each player, and the windows.
 *
 * `bench` has the window of each place, None while it is gone; `stack` are those that lie face down, in no order.
 * `balance` are the points of window and glass of the restoration that is going on, less the penalties.
 */
export interface GlaziersShare {
  module: "glaziers";
  spots: (Spot | null)[];
  bag: Glass[];
  display: Glass[];
  reserve: Glass[];
  glass: Glass[][];
  bench: (Window | null)[];
  stack: Window[];
  walls: Wall[];
  balance: Points;
}
/**
 * The wall beside a segment, with its new window, if it was replaced.
 */
export interface Wall {
  segment: Segment;
  window: Window | null;
}
/**
 * The scrolls of each player, and those that were played.
 */
export interface ScrollsShare {
  module: "scrolls";
  hands: ScrollHand[];
  played: Scroll[];
}
/**
 * A player's scrolls: whether each is still to be played, and which it is, if that may be known.
 */
export interface ScrollHand {
  has_row: boolean;
  has_column: boolean;
  row: Scroll | null;
  column: Scroll | null;
}
/**
 * The certificates: those of the pile, on display and of each player.
 *
 * Those that nobody has seen are `unseen`, in no order; under them lie those at the `bottom`, the next one first.
 * `display` is None where one is sold. `leonardos` are told when the bells are `scored`; before, they are unseen.
 */
export interface BellsShare {
  module: "bells";
  spots: (Spot | null)[];
  unseen: Certificate[];
  bottom: Certificate[];
  display: (Certificate | null)[];
  paid: Certificate[][];
  unpaid: PartlyPaid[][];
  leonardos: Certificate[];
  scored: boolean;
}
/**
 * A certificate that is not paid yet, and the Thalers on it.
 */
export interface PartlyPaid {
  certificate: Certificate;
  thalers: Thalers;
}
/**
 * The wall, and what lies in front of each player.
 *
 * `wall` tells what the tile on each segment takes, None where it is restored; which tile it is nobody knows. `owned`
 * are the wall tiles of each player, `exchanged` the colours of their exchange tiles; `gone` are tiles that were
 * exchanged, or lie under requests.
 */
export interface WallFrescoShare {
  module: "wall_fresco";
  spots: (Spot | null)[];
  wall: (Paint | null)[];
  owned: WallTile[][];
  gone: WallTile[];
  exchanged: Paint[][];
}
/**
 * The infection tiles that lie face down, and the location that is infected, or was last.
 *
 * Bottles: those in the `pile`, those `discarded`, those on offer place by place, and those of each seat. For each
 * seat, `ill` are those of its own apprentices who are ill, `stand_ins` the black pawns for neutral ones, and
 * `set_aside` tells whether one is set aside. Of the plans, `sent` are the ill ones at each location and `neutral` is
 * where the neutral one stands, "kept" if nowhere; both are None while the plan is secret.
 */
export interface MedicoShare {
  module: "medico";
  spots: (Spot | null)[];
  infections: Infection[];
  infected: Location | null;
  pile: Bottle[];
  discarded: Bottle[];
  offered: BottleOnOffer[];
  bottles: Bottle[][];
  ill: Apprentices[];
  stand_ins: Apprentices[];
  set_aside: boolean[];
  sent: (Apprentices[] | null)[];
  neutral: (Spot | null)[];
}
/**
 * A place of the medico board: its bottle, None if there is none, and what one costs there.
 */
export interface BottleOnOffer {
  bottle: Bottle | null;
  price: Thalers;
}
/**
 * The favors that were never turned up, in no order: so many of them are removed, the others lie on the fresco.
 */
export interface FavorsShare {
  module: "favors";
  unseen: Favor[];
  removed: number;
}
/**
 * The dames that wait on the track, and those of each painter.
 *
 * `sent` are for each seat the dames who have not arrived yet where they go, None while its plan is secret. `used` are
 * the dames who have acted this round, each where she did: no other of her colour acts there. `reserved` has the
 * reservation tile of each seat, None if it lies on no segment.
 */
export interface DamesShare {
  module: "dames";
  waiting: WaitingDame[];
  married: Dame[][];
  sent: (DameAt[] | null)[];
  used: DameAt[];
  reserved: (Reservation | null)[];
}
/**
 * A dame on a rosary space of the victory point track.
 */
export interface WaitingDame {
  space: number;
  dame: Dame;
}
/**
 * A dame and a location of the sheet.
 */
export interface DameAt {
  dame: Dame;
  location: Location;
}
/**
 * The segment where a reservation tile lies, and the side that is up.
 */
export interface Reservation {
  segment: Segment;
  side: ReservationSide;
}
/**
 * Treasures: those that lie open, those that each painter keeps, and those that are sold.
 *
 * Maps: how many are left in each stack, those in the `hands` of each seat, those `laid` on each painter's sheet,
 * those that were laid by each seat and not used, and all that were `shown`. While a plan is secret, `laid` is None,
 * and `hands` has the maps that it may have laid.
 */
export interface CatacombsShare {
  module: "catacombs";
  open: OpenRoom[];
  kept: Treasure[][];
  sold: Treasure[];
  stacks: MapStack[];
  hands: HeldMap[][];
  laid: (LaidMap[] | null)[];
  spent: HeldMap[][];
  shown: Map[];
}
/**
 * A treasure that lies open, and the segment under which it was.
 */
export interface OpenRoom {
  segment: Segment;
  treasure: Treasure;
}
/**
 * How many maps of a time are left.
 */
export interface MapStack {
  hour: Hour;
  left: number;
}
/**
 * A map: its time, and which one it is, None if that may not be known.
 */
export interface HeldMap {
  hour: Hour;
  map: Map | null;
}
/**
 * A map on a location of a sheet: its time, and which one it is, None if that may not be known.
 */
export interface LaidMap {
  location: Location;
  hour: Hour;
  map: Map | null;
}
/**
 * The pews that are not restored, and how many beams each player has.
 *
 * The points of a pew lie face down: of those that take as many beams nobody knows which is which.
 */
export interface PewsShare {
  module: "pews";
  spots: (Spot | null)[];
  pews: Pew[];
  beams: Beams[];
}
/**
 * The dome tiles: those face down, in no order, those of each painter, and which of these are finished.
 */
export interface DomeShare {
  module: "dome";
  down: DomeTile[];
  owned: DomeTile[][];
  finished: DomeTile[];
}
/**
 * The tiles on the barrel.
 */
export interface BlackMarketShare {
  module: "black_market";
  barrel: MarketTile[];
}
/**
 * The two pieces at the guild.
 */
export interface GuildShare {
  module: "guild";
  basic: Paint;
  blended: Paint;
}
/**
 * What a seat can work out from its view, by the rules.
 */
export interface Prospects {
  segments: RestorationProspect[];
  wake_ups: WakeUpProspect[];
  purchases: PurchaseProspect[];
  altars: AltarProspect[];
  blends: BlendProspect[];
}
/**
 * [FR-5.3] What a segment would bring now: for its tile, for the bishop, from modules, and in all.
 *
 * `missing` are those of the paints it takes that the painter does not have.
 */
export interface RestorationProspect {
  segment: Segment;
  tile: Tile;
  paints: Paint[];
  missing: Paint[];
  value: Points;
  bonus: Points;
  more: MorePoints[];
  points: Points;
}
/**
 * What a module adds to the points of a restoration, or takes off.
 */
export interface MorePoints {
  module: Module;
  points: Points;
}
/**
 * [FR-2.3] to [FR-2.7] What a wake-up time would bring: `spaces` up or down, to a mood, apprentices and a price.
 *
 * Those `before` have chosen an earlier time, those `after` a later one; the others have not chosen yet. Leonardo has
 * neither mood nor apprentices, and buys nothing.
 */
export interface WakeUpProspect {
  hour: Hour;
  spaces: Spaces | null;
  mood: Mood | null;
  apprentices: Apprentices | null;
  price: Thalers | null;
  before: Actor[];
  after: Actor[];
}
/**
 * [FR-4.2] [FR-4.3] What a market tile would cost and bring, and what its paints would make possible.
 *
 * `price` is None as long as the seat is in bed.
 */
export interface PurchaseProspect {
  booth: Booth;
  place: number;
  tile: MarketTile;
  price: Thalers | null;
  paints: Paint[];
  gained: Affordable;
}
/**
 * What a seat's paints are enough for: segments, and ways to restore the altar, the best first.
 */
export interface Affordable {
  segments: Segment[];
  altars: AltarProspect[];
}
/**
 * [FR-5.8] [FR-5.9] What the altar would bring now with these paints: for them, from modules, and in all.
 */
export interface AltarProspect {
  paints: Paint[];
  value: Points;
  more: MorePoints[];
  points: Points;
}
/**
 * [FR-7.2] What is blended of what, what that would make possible, and what not any more.
 */
export interface BlendProspect {
  paint: Paint;
  paints: Paint[];
  gained: Affordable;
  lost: Affordable;
}
export interface WakeAction {
  do: "wake";
  time: Hour;
}
export interface AssignAction {
  do: "assign";
  /**
   * A fact of the kind `location`.
   */
  location: "market" | "cathedral" | "studio" | "workshop" | "theater";
  /**
   * A fact of the kind `number`.
   */
  apprentices: 0 | 1 | 2 | 3;
}
export interface CommitAction {
  do: "commit";
}
export interface BuyAction {
  do: "buy";
  booth: Booth;
  /**
   * A fact of the kind `number`.
   */
  place: 1 | 2 | 3 | 4;
}
export interface CloseAction {
  do: "close";
  booth: Booth;
}
export interface BishopAction {
  do: "bishop";
  segment: Segment;
}
export interface RestoreAction {
  do: "restore";
  segment: Segment;
}
export interface AltarAction {
  do: "altar";
  paints: Paint[];
}
export interface BlendAction {
  do: "blend";
  /**
   * A fact of the kind `paint`.
   */
  paint: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
}
export interface AttendAction {
  do: "attend";
}
export interface PassAction {
  do: "pass";
}
export interface InFrontAction {
  do: "in-front";
}
export interface BehindAction {
  do: "behind";
}
export interface TakeAction {
  do: "take";
  /**
   * A fact of the kind `paint`.
   */
  paint: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
}
export interface PortraitAction {
  do: "portrait";
  /**
   * A fact of the kind `number`.
   */
  place: 1 | 2;
}
export interface RequestAction {
  do: "request";
  kind: Request;
}
export interface PileAction {
  do: "pile";
  tile: RestoredTile;
}
export interface NextAction {
  do: "next";
}
export interface PenniesAction {
  do: "pennies";
  /**
   * A fact of the kind `number`.
   */
  number: 0 | 1 | 2;
}
export interface ThrowAction {
  do: "throw";
}
export interface GildAction {
  do: "gild";
}
export interface GlazeryAction {
  do: "glazery";
  spot: Spot;
}
export interface GlassAction {
  do: "glass";
  colour: Glass;
}
export interface WindowAction {
  do: "window";
  /**
   * A fact of the kind `number`.
   */
  place: 1 | 2 | 3 | 4 | 5 | 6;
}
export interface GlazeAction {
  do: "glaze";
  colour: Glass;
}
export interface ScrollAction {
  do: "scroll";
  line: Line;
}
export interface AudienceAction {
  do: "audience";
  spot: Spot;
}
export interface DepositAction {
  do: "deposit";
  certificate: Certificate;
}
export interface FillAction {
  do: "fill";
  certificate: Certificate;
}
export interface WallFrescoAction {
  do: "wall-fresco";
  spot: Spot;
}
export interface WallAction {
  do: "wall";
  segment: WallSegment;
}
export interface ExchangeAction {
  do: "exchange";
  /**
   * A fact of the kind `paint`.
   */
  colour: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
}
export interface TradeAction {
  do: "trade";
  tile: WallTile;
}
export interface MedicoAction {
  do: "medico";
  /**
   * A fact of the kind `spot`.
   */
  spot: "market" | "cathedral" | "studio" | "workshop" | "theater" | "kept";
}
export interface IllAction {
  do: "ill";
  /**
   * A fact of the kind `location`.
   */
  location: "market" | "cathedral" | "studio" | "workshop" | "theater";
  /**
   * A fact of the kind `number`.
   */
  apprentices: 0 | 1 | 2 | 3;
}
export interface NeutralAction {
  do: "neutral";
  location: Location;
}
export interface SetAsideAction {
  do: "set-aside";
  apprentice: Health;
}
export interface BottleAction {
  do: "bottle";
  /**
   * A fact of the kind `number`.
   */
  place: 1 | 2 | 3 | 4;
}
export interface IllNextAction {
  do: "ill-next";
}
export interface SaintAction {
  do: "saint";
  paint: Paint;
}
export interface InfectAction {
  do: "infect";
  apprentice: WhoseApprentice;
}
export interface DrinkAction {
  do: "drink";
  bottle: Bottle;
}
export interface DameAction {
  do: "dame";
  dame: Dame;
  spot: Spot;
}
export interface SwitchAction {
  do: "switch";
  booth: Booth;
  /**
   * A fact of the kind `number`.
   */
  place: 1 | 2 | 3 | 4;
}
export interface ReserveAction {
  do: "reserve";
  segment: Segment;
}
export interface BarterAction {
  do: "barter";
  /**
   * A fact of the kind `paint`.
   */
  given: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
  /**
   * A fact of the kind `paint`.
   */
  taken: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
}
export interface CheerUpAction {
  do: "cheer-up";
}
export interface MapAction {
  do: "map";
  map: Map;
  spot: Spot;
}
export interface BuyMapAction {
  do: "buy-map";
}
export interface ExploreAction {
  do: "explore";
}
export interface KeepAction {
  do: "keep";
}
export interface SellAction {
  do: "sell";
}
export interface PewsAction {
  do: "pews";
  spot: Spot;
}
export interface PewAction {
  do: "pew";
  /**
   * A fact of the kind `beams`.
   */
  beams: 1 | 2 | 3;
}
export interface FinishAction {
  do: "finish";
  tile: DomeTile;
}
export interface BarrelAction {
  do: "barrel";
}
export interface GuildAction {
  do: "guild";
  /**
   * A fact of the kind `paint`.
   */
  paint: "yellow" | "red" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";
}
export interface AssignInOrderReason {
  code: "assign-in-order";
  rule: "FR-3.1";
  location: Location | Location[];
}
export interface AssignedAlreadyReason {
  code: "assigned-already";
  rule: "FR-3.3";
  location: Location | Location[];
}
export interface BagEmptyReason {
  code: "bag-empty";
  rule: "FR-M16.4";
}
export interface BarrelTooDearReason {
  code: "barrel-too-dear";
  rule: "FR-M16.4";
  price: Thalers | Thalers[];
  thalers: Thalers | Thalers[];
}
export interface BeamsMissingReason {
  code: "beams-missing";
  rule: "FR-M14.5";
  beams: Beams | Beams[];
  there: Beams | Beams[];
}
export interface BishopForNothingReason {
  code: "bishop-for-nothing";
  rule: "FR-5.7";
}
export interface BishopMovedReason {
  code: "bishop-moved";
  rule: "FR-5.6";
}
export interface BishopOnItReason {
  code: "bishop-on-it";
  rule: "FR-M10.9";
  segment: Segment | Segment[];
}
export interface BishopThereReason {
  code: "bishop-there";
  rule: "FR-5.6";
  segment: Segment | Segment[];
}
export interface BishopTooFarReason {
  code: "bishop-too-far";
  rule: "FR-5.6";
  segment: Segment | Segment[];
}
export interface BishopTooNearReason {
  code: "bishop-too-near";
  rule: "FR-M10.9";
  segment: Segment | Segment[];
  bishop: Segment | Segment[];
}
export interface BishopUnpaidReason {
  code: "bishop-unpaid";
  rule: "FR-5.6";
}
export interface BoothEmptyReason {
  code: "booth-empty";
  rule: "FR-4.4";
  booth: Booth | Booth[];
}
export interface BottleTooDearReason {
  code: "bottle-too-dear";
  rule: "FR-M10.13";
  price: Thalers | Thalers[];
  thalers: Thalers | Thalers[];
}
export interface BoughtAlreadyReason {
  code: "bought-already";
  rule: "FR-4.5";
}
export interface BoughtHereReason {
  code: "bought-here";
  rule: "FR-4.1";
}
export interface BuskerOrPassReason {
  code: "busker-or-pass";
  rule: "FR-M4.14";
}
export interface BuyACertificateReason {
  code: "buy-a-certificate";
  rule: "FR-M8.3";
}
export interface BuyGlassOrPassReason {
  code: "buy-glass-or-pass";
  rule: "FR-M6.4";
}
export interface BuyOrPassReason {
  code: "buy-or-pass";
  rule: "FR-M13.3";
}
export interface CannotBlendReason {
  code: "cannot-blend";
  rule: "FR-7.2";
  paint: Paint | Paint[];
  paints: Paint | Paint[];
  missing: Paint | Paint[];
}
export interface CertificateTooDearReason {
  code: "certificate-too-dear";
  rule: "FR-M8.4";
  certificate: Certificate | Certificate[];
  price: Thalers | Thalers[];
  thalers: Thalers | Thalers[];
}
export interface ChooseASpaceReason {
  code: "choose-a-space";
  rule: "FR-9.2";
}
export interface ChooseAnotherReason {
  code: "choose-another";
  rule: "FR-M12.6";
}
export interface ClosedReason {
  code: "closed";
  rule: "";
}
export interface CommittedReason {
  code: "committed";
  rule: "FR-3.3";
}
export interface CoveredReason {
  code: "covered";
  rule: "FR-M.4";
  place: Place | Place[];
}
export interface DameFirstReason {
  code: "dame-first";
  rule: "FR-M12.5";
  dame: Dame | Dame[];
}
export interface DameSentAlreadyReason {
  code: "dame-sent-already";
  rule: "FR-3.3";
  dame: Dame | Dame[];
}
export interface DepositOrPassReason {
  code: "deposit-or-pass";
  rule: "FR-M8.7";
}
export interface DomePaintMissingReason {
  code: "dome-paint-missing";
  rule: "FR-M15.3";
  tile: DomeTile | DomeTile[];
  paints: Paint | Paint[];
  missing: Paint | Paint[];
}
export interface DrinkOrPassReason {
  code: "drink-or-pass";
  rule: "FR-M10.14";
}
export interface ExchangeInTheWorkshopReason {
  code: "exchange-in-the-workshop";
  rule: "FR-M9.8";
}
export interface ExchangedInTheWorkshopReason {
  code: "exchanged-in-the-workshop";
  rule: "FR-M17.2";
}
export interface FillFirstReason {
  code: "fill-first";
  rule: "FR-M8.6";
  thalers: Thalers | Thalers[];
}
export interface FinishOrPassReason {
  code: "finish-or-pass";
  rule: "FR-M15.3";
}
export interface FinishedAlreadyReason {
  code: "finished-already";
  rule: "FR-M15.3";
  tile: DomeTile | DomeTile[];
}
export interface GameOverReason {
  code: "game-over";
  rule: "FR-11.6";
}
export interface GildOrPassReason {
  code: "gild-or-pass";
  rule: "FR-M5.4";
}
export interface GlassTooDearReason {
  code: "glass-too-dear";
  rule: "FR-M6.4";
  glass: Glass | Glass[];
  price: Thalers | Thalers[];
  thalers: Thalers | Thalers[];
}
export interface GlazeOrPassReason {
  code: "glaze-or-pass";
  rule: "FR-M6.7";
}
export interface IllOnesLeadNobodyReason {
  code: "ill-ones-lead-nobody";
  rule: "FR-M10.8";
}
export interface InstallmentTooDearReason {
  code: "installment-too-dear";
  rule: "FR-M8.5";
  thalers: Thalers | Thalers[];
}
export interface KeepOrSellReason {
  code: "keep-or-sell";
  rule: "FR-M13.8";
}
export interface LeonardoBuysNothingReason {
  code: "leonardo-buys-nothing";
  rule: "FR-L.5";
}
export interface LeonardoClosesReason {
  code: "leonardo-closes";
  rule: "FR-L.5";
}
export interface LeonardoJumpsReason {
  code: "leonardo-jumps";
  rule: "FR-L.7";
  segments: Segment | Segment[];
}
export interface LeonardoLaysReason {
  code: "leonardo-lays";
  rule: "FR-M13.12";
  map: Map | Map[];
}
export interface LeonardoMayAskReason {
  code: "leonardo-may-ask";
  rule: "FR-M2.7";
}
export interface LeonardoMustPaintReason {
  code: "leonardo-must-paint";
  rule: "FR-M1.14";
}
export interface LeonardoRestoresReason {
  code: "leonardo-restores";
  rule: "FR-L.6";
}
export interface LeonardoStepsReason {
  code: "leonardo-steps";
  rule: "FR-L.6";
  segments: Segment | Segment[];
}
export interface MapSaidAlreadyReason {
  code: "map-said-already";
  rule: "FR-3.3";
  map: Map | Map[];
}
export interface MapThereReason {
  code: "map-there";
  rule: "FR-M13.4";
  map: Map | Map[];
  place: Place | Place[];
}
export interface MustBuyReason {
  code: "must-buy";
  rule: "FR-M10.13";
}
export interface NoBottleThereReason {
  code: "no-bottle-there";
  rule: "FR-M10.13";
  place: Number | Number[];
}
export interface NoCertificateThereReason {
  code: "no-certificate-there";
  rule: "FR-M8.3";
  place: Number | Number[];
}
export interface NoDameThereReason {
  code: "no-dame-there";
  rule: "FR-M12.4";
  dame: Dame | Dame[];
  place: Place | Place[];
}
export interface NoFreshApprenticeReason {
  code: "no-fresh-apprentice";
  rule: "FR-M2.2";
}
export interface NoGlassReason {
  code: "no-glass";
  rule: "FR-M6.7";
  glass: Glass | Glass[];
}
export interface NoGlassThereReason {
  code: "no-glass-there";
  rule: "FR-M6.4";
  glass: Glass | Glass[];
}
export interface NoGoldLeafReason {
  code: "no-gold-leaf";
  rule: "FR-M5.4";
}
export interface NoIllToComeReason {
  code: "no-ill-to-come";
  rule: "FR-M10.8";
}
export interface NoInstallmentReason {
  code: "no-installment";
  rule: "FR-M8.5";
  certificate: Certificate | Certificate[];
  price: Thalers | Thalers[];
}
export interface NoMapHereReason {
  code: "no-map-here";
  rule: "FR-M13.6";
}
export interface NoNextReason {
  code: "no-next";
  rule: "FR-7.3";
}
export interface NoPaintForAltarReason {
  code: "no-paint-for-altar";
  rule: "FR-5.8" | "FR-5.9" | "FR-M3.4";
  missing: Paint | Paint[];
}
export interface NoPaintForSaintReason {
  code: "no-paint-for-saint";
  rule: "FR-M10.10";
  paint: Paint | Paint[];
}
export interface NoPaintForWallReason {
  code: "no-paint-for-wall";
  rule: "FR-M9.5";
  segment: WallSegment | WallSegment[];
  paint: Paint | Paint[];
}
export interface NoPaintsForAlchemyReason {
  code: "no-paints-for-alchemy";
  rule: "FR-M4.12";
  missing: Paint | Paint[];
}
export interface NoPairReason {
  code: "no-pair";
  rule: "FR-M9.8";
  colour: Paint | Paint[];
  paints: Paint | Paint[];
  missing: Paint | Paint[];
}
export interface NoPortraitThereReason {
  code: "no-portrait-there";
  rule: "FR-M1.4";
  place: Number | Number[];
}
export interface NoPurchaseReason {
  code: "no-purchase";
  rule: "FR-M4.8";
}
export interface NoRequestLeftReason {
  code: "no-request-left";
  rule: "FR-M2.1";
  request: Request | Request[];
}
export interface NoRoomBesideMapReason {
  code: "no-room-beside-map";
  rule: "FR-M13.5";
  map: Map | Map[];
  location: Location | Location[];
  room: Number | Number[];
}
export interface NoRoomForAllReason {
  code: "no-room-for-all";
  rule: "FR-M.5";
  room: Number | Number[];
}
export interface NoRoomForTheRestReason {
  code: "no-room-for-the-rest";
  rule: "FR-3.1";
  room: Number | Number[];
}
export interface NoRoomOnTileReason {
  code: "no-room-on-tile";
  rule: "FR-M10.12" | "FR-M14.4" | "FR-M6.3" | "FR-M8.2" | "FR-M9.3";
  tile: ActionTile | ActionTile[];
  location: Location | Location[];
  room: Number | Number[];
}
export interface NoSegmentForAVisitReason {
  code: "no-segment-for-a-visit";
  rule: "FR-M4.9";
}
export interface NoSpecialAltarReason {
  code: "no-special-altar";
  rule: "FR-M3.4";
}
export interface NoSpecialBlendReason {
  code: "no-special-blend";
  rule: "FR-M3.2";
  paint: Paint | Paint[];
}
export interface NoSuchAltarPanelReason {
  code: "no-such-altar-panel";
  rule: "FR-M6.9";
  glass: Glass | Glass[];
}
export interface NoSuchBoothReason {
  code: "no-such-booth";
  rule: "FR-1.1";
  booth: Booth | Booth[];
}
export interface NoSuchBottleReason {
  code: "no-such-bottle";
  rule: "FR-M10.14";
  bottle: Bottle | Bottle[];
}
export interface NoSuchCardReason {
  code: "no-such-card";
  rule: "FR-M4.5";
  card: WishCard | WishCard[];
}
export interface NoSuchDameReason {
  code: "no-such-dame";
  rule: "FR-M12.3";
  dame: Dame | Dame[];
}
export interface NoSuchMapReason {
  code: "no-such-map";
  rule: "FR-M13.4";
  map: Map | Map[];
}
export interface NoSuchPaintReason {
  code: "no-such-paint";
  rule: "FR-M12.10";
  paint: Paint | Paint[];
}
export interface NoSuchPanelReason {
  code: "no-such-panel";
  rule: "FR-M6.7";
  glass: Glass | Glass[];
  panels: Glass | Glass[];
}
export interface NoSuchPewReason {
  code: "no-such-pew";
  rule: "FR-M14.5";
  beams: Beams | Beams[];
}
export interface NoSuchPlaceReason {
  code: "no-such-place";
  rule: "FR-1.3";
  booth: Booth | Booth[];
  places: Number | Number[];
}
export interface NoSuchSealReason {
  code: "no-such-seal";
  rule: "FR-M2.4";
  tile: RestoredTile | RestoredTile[];
  request: Request | Request[];
}
export interface NoSuchSeatReason {
  code: "no-such-seat";
  rule: "";
  seat: Number | Number[];
}
export interface NoThalerReason {
  code: "no-thaler";
  rule: "FR-M8.7";
}
export interface NobodyLeftReason {
  code: "nobody-left";
  rule: "FR-3.6";
  place: Place | Place[];
}
export interface NobodySentThereReason {
  code: "nobody-sent-there";
  rule: "FR-M10.6";
  place: Place | Place[];
}
export interface NobodyToExchangeReason {
  code: "nobody-to-exchange";
  rule: "FR-M9.8";
}
export interface NotAskedForReason {
  code: "not-asked-for";
  rule: "FR-M2.5";
}
export interface NotBesideReason {
  code: "not-beside";
  rule: "FR-M9.4";
  segment: WallSegment | WallSegment[];
}
export interface NotHereReason {
  code: "not-here";
  rule: "FR-3.4";
  place: Place | Place[];
}
export interface NotIfIllReason {
  code: "not-if-ill";
  rule: "FR-M4.6";
}
export interface NotInLineReason {
  code: "not-in-line";
  rule: "FR-M7.2";
  segment: Segment | Segment[];
  line: Line | Line[];
}
export interface NotOnesDomeReason {
  code: "not-ones-dome";
  rule: "FR-M15.3";
  tile: DomeTile | DomeTile[];
}
export interface NotOnesOwnReason {
  code: "not-ones-own";
  rule: "FR-M2.5";
  tile: RestoredTile | RestoredTile[];
  painter: Actor | Actor[];
}
export interface NotPartlyPaidReason {
  code: "not-partly-paid";
  rule: "FR-M8.6" | "FR-M8.7";
  certificate: Certificate | Certificate[];
}
export interface NotPlannedYetReason {
  code: "not-planned-yet";
  rule: "FR-3.1";
}
export interface NotPlayedWithReason {
  code: "not-played-with";
  rule: "FR-M.1";
  module: Module | Module[];
}
export interface NotShownReason {
  code: "not-shown";
  rule: "FR-M4.8";
  place: Number | Number[];
}
export interface NotToTradeReason {
  code: "not-to-trade";
  rule: "FR-M9.8";
  tile: WallTile | WallTile[];
  paint: Paint | Paint[];
}
export interface NotYourTurnReason {
  code: "not-your-turn";
  rule: "FR-3.4";
}
export interface NothingEarnedReason {
  code: "nothing-earned";
  rule: "FR-M8.6";
}
export interface NothingForIllOnesReason {
  code: "nothing-for-ill-ones";
  rule: "FR-M10.8";
}
export interface NothingFoundReason {
  code: "nothing-found";
  rule: "FR-M13.8";
}
export interface NothingOpenReason {
  code: "nothing-open";
  rule: "FR-M13.6";
  map: Map | Map[];
}
export interface NothingToCancelReason {
  code: "nothing-to-cancel";
  rule: "";
}
export interface NothingToGiveReason {
  code: "nothing-to-give";
  rule: "FR-M17.3";
  paint: Paint | Paint[];
}
export interface NothingToTradeReason {
  code: "nothing-to-trade";
  rule: "FR-M9.8";
}
export interface NothingToUndoReason {
  code: "nothing-to-undo";
  rule: "";
}
export interface OnceEachReason {
  code: "once-each";
  rule: "FR-M17.4";
  kind: KindOfPaint | KindOfPaint[];
}
export interface OneAtWorkReason {
  code: "one-at-work";
  rule: "FR-M10.8";
}
export interface OneCardEachReason {
  code: "one-card-each";
  rule: "FR-M4.5";
}
export interface OneExchangeTileReason {
  code: "one-exchange-tile";
  rule: "FR-M9.9";
  colour: Paint | Paint[];
}
export interface OneOnTheBlackMarketReason {
  code: "one-on-the-black-market";
  rule: "FR-M16.2";
}
export interface OnePortraitReason {
  code: "one-portrait";
  rule: "FR-M1.2";
}
export interface OneRequestReason {
  code: "one-request";
  rule: "FR-M2.2";
}
export interface OnlyAtTheMarketReason {
  code: "only-at-the-market";
  rule: "FR-M16.2";
}
export interface OnlyInAnAudienceReason {
  code: "only-in-an-audience";
  rule: "FR-M8.3";
}
export interface OnlyInTheStudioReason {
  code: "only-in-the-studio";
  rule: "FR-M1.2";
}
export interface OnlyInTheWorkshopReason {
  code: "only-in-the-workshop";
  rule: "FR-M2.2";
}
export interface OnlyOnTheTileReason {
  code: "only-on-the-tile";
  rule: "FR-M9.3";
}
export interface OtherBoothReason {
  code: "other-booth";
  rule: "FR-4.1";
  booth: Booth | Booth[];
}
export interface OtherDameThereReason {
  code: "other-dame-there";
  rule: "FR-M12.3";
  dame: Dame | Dame[];
  place: Place | Place[];
}
export interface OthersActedReason {
  code: "others-acted";
  rule: "";
}
export interface OverReason {
  code: "over";
  rule: "";
}
export interface PaintMissingReason {
  code: "paint-missing";
  rule: "FR-5.2";
  segment: Segment | Segment[];
  paints: Paint | Paint[];
  missing: Paint | Paint[];
}
export interface PileTilesReason {
  code: "pile-tiles";
  rule: "FR-M2.5";
}
export interface PiledAlreadyReason {
  code: "piled-already";
  rule: "FR-M2.5";
  tile: RestoredTile | RestoredTile[];
}
export interface PlanFirstReason {
  code: "plan-first";
  rule: "FR-3.1";
}
export interface PlayAScrollReason {
  code: "play-a-scroll";
  rule: "FR-M7.2";
}
export interface PraiseOrPassReason {
  code: "praise-or-pass";
  rule: "FR-M4.10";
}
export interface ReservedReason {
  code: "reserved";
  rule: "FR-M12.7";
  segment: Segment | Segment[];
  owner: Seat | Seat[];
}
export interface ReservedAlreadyReason {
  code: "reserved-already";
  rule: "FR-M12.7";
  segment: Segment | Segment[];
}
export interface RestoreASegmentReason {
  code: "restore-a-segment";
  rule: "FR-5.7";
}
export interface RestoreNowReason {
  code: "restore-now";
  rule: "FR-5.7";
}
export interface RestorePewsOrPassReason {
  code: "restore-pews-or-pass";
  rule: "FR-M14.5";
}
export interface RestoreWallOrPassReason {
  code: "restore-wall-or-pass";
  rule: "FR-M9.3";
}
export interface RestoredAlreadyReason {
  code: "restored-already";
  rule: "FR-5.2";
  segment: Segment | Segment[];
}
export interface SaidAlreadyReason {
  code: "said-already";
  rule: "FR-3.3";
  tile: ActionTile | ActionTile[];
}
export interface SaintsByIllOnesReason {
  code: "saints-by-ill-ones";
  rule: "FR-M10.10";
}
export interface SameBoothReason {
  code: "same-booth";
  rule: "FR-M12.6";
  booth: Booth | Booth[];
}
export interface SameColourReason {
  code: "same-colour";
  rule: "FR-M17.5";
  paint: Paint | Paint[];
}
export interface SayFirstReason {
  code: "say-first";
  rule: "FR-M.4";
  tile: ActionTile | ActionTile[];
}
export interface SayWhereDameGoesReason {
  code: "say-where-dame-goes";
  rule: "FR-M12.3";
  dame: Dame | Dame[];
}
export interface SayWhereMapGoesReason {
  code: "say-where-map-goes";
  rule: "FR-M13.4";
  map: Map | Map[];
}
export interface SecondCopyReason {
  code: "second-copy";
  rule: "FR-M13.10";
  volume: Number | Number[];
}
export interface SeenReason {
  code: "seen";
  rule: "";
}
export interface SendIllFirstReason {
  code: "send-ill-first";
  rule: "FR-M10.7";
  place: Place | Place[];
}
export interface SendNeutralFirstReason {
  code: "send-neutral-first";
  rule: "FR-M10.6";
}
export interface SetOneAsideReason {
  code: "set-one-aside";
  rule: "FR-M10.16";
}
export interface SoldReason {
  code: "sold";
  rule: "FR-4.2";
}
export interface StaleReason {
  code: "stale";
  rule: "";
  number: Number | Number[];
  now: Number | Number[];
}
export interface TakeABasicPaintReason {
  code: "take-a-basic-paint";
  rule: "FR-M.3";
}
export interface TakeAWindowReason {
  code: "take-a-window";
  rule: "FR-M6.6";
}
export interface ThrowOrPassReason {
  code: "throw-or-pass";
  rule: "FR-M4.3";
}
export interface TimeTakenReason {
  code: "time-taken";
  rule: "FR-2.2";
  hour: Hour | Hour[];
}
export interface TooDearReason {
  code: "too-dear";
  rule: "FR-4.2";
  price: Thalers | Thalers[];
  thalers: Thalers | Thalers[];
}
export interface TooFarForAVisitReason {
  code: "too-far-for-a-visit";
  rule: "FR-M4.9";
  segment: Segment | Segment[];
}
export interface TooFewApprenticesReason {
  code: "too-few-apprentices";
  rule: "FR-3.1";
  left: Number | Number[];
}
export interface TooFewCarriersReason {
  code: "too-few-carriers";
  rule: "FR-M14.4";
  beams: Beams | Beams[];
  carriers: Apprentices | Apprentices[];
}
export interface TooFewPenniesReason {
  code: "too-few-pennies";
  rule: "FR-M4.2";
  pennies: LuckyPennies | LuckyPennies[];
}
export interface TooFewSealsReason {
  code: "too-few-seals";
  rule: "FR-M2.4";
  request: Request | Request[];
  needed: Number | Number[];
  tiles: Number | Number[];
}
export interface TooFewTilesReason {
  code: "too-few-tiles";
  rule: "FR-M2.3";
  needed: Number | Number[];
  tiles: Number | Number[];
}
export interface TooManyIllReason {
  code: "too-many-ill";
  rule: "FR-M10.7";
  most: Apprentices | Apprentices[];
  place: Place | Place[];
}
export interface TradeTilesReason {
  code: "trade-tiles";
  rule: "FR-M9.8";
  paint: Paint | Paint[];
}
export interface UnderTheBishopReason {
  code: "under-the-bishop";
  rule: "FR-M12.7";
  segment: Segment | Segment[];
}
export interface UnfinishedReason {
  code: "unfinished";
  rule: "";
}
export interface UsedElsewhereReason {
  code: "used-elsewhere";
  rule: "FR-M4.5";
  card: WishCard | WishCard[];
}
export interface WakeUpFirstReason {
  code: "wake-up-first";
  rule: "FR-2.1";
}
export interface WallRestoredReason {
  code: "wall-restored";
  rule: "FR-M9.4";
  segment: WallSegment | WallSegment[];
}
export interface WhoFallsIllReason {
  code: "who-falls-ill";
  rule: "FR-M10.6";
}
export interface WindowTooDearReason {
  code: "window-too-dear";
  rule: "FR-M6.6";
  place: Number | Number[];
  price: Thalers | Thalers[];
  thalers: Thalers | Thalers[];
}
/**
 * A painter went from a space of the victory point track to another; below zero are the starting spaces.
 */
export interface AdvancedEvent {
  event: "advanced";
  actor: Actor;
  start: number;
  space: number;
  rule: Rule;
}
/**
 * The altar was restored with these paints: `value` for them, `more` from modules, `points` in all.
 */
export interface AltarRestoredEvent {
  event: "altar-restored";
  actor: Seat;
  paints: Paint[];
  value: Points;
  more: MorePoints[];
  points: Points;
  rule: Rule;
}
/**
 * The mood is better: the apprentice who was set aside is back.
 */
export interface ApprenticeReturnedEvent {
  event: "apprentice-returned";
  actor: Seat;
  rule: Rule;
}
/**
 * The mood is bad: a healthy apprentice is set aside, or an ill one, who is healed by it.
 *
 * `apprentices` are the healthy ones who must be placed now, `ill` are those of the player's own who are ill now.
 */
export interface ApprenticeSetAsideEvent {
  event: "apprentice-set-aside";
  actor: Seat;
  health: Health;
  apprentices: Apprentices;
  ill: Apprentices;
  rule: Rule;
}
/**
 * How many apprentices a player has this round; `usual` is the number with a mood that is neither good nor bad.
 */
export interface ApprenticesGatheredEvent {
  event: "apprentices-gathered";
  actor: Seat;
  apprentices: Apprentices;
  usual: Apprentices;
  rule: Rule;
}
/**
 * All certificates of the display are sold.
 */
export interface AudienceInVainEvent {
  event: "audience-in-vain";
  actor: Seat;
  rule: Rule;
}
/**
 * The tiles on the barrel went back into the bag.
 */
export interface BarrelEmptiedEvent {
  event: "barrel-emptied";
  tiles: MarketTile[];
  rule: Rule;
}
/**
 * A dame gave a paint to the supply for another one.
 */
export interface BarteredEvent {
  event: "bartered";
  actor: Seat;
  dame: Dame;
  given: Paint;
  taken: Paint;
  rule: Rule;
}
/**
 * The beams of a market tile went from a player's own supply behind the screen, as far as there were any.
 */
export interface BeamsTakenEvent {
  event: "beams-taken";
  actor: Seat;
  beams: Beams;
  rule: Rule;
}
/**
 * A painter's certificates were counted: those that are `unpaid` count against the others.
 *
 * `space` is where the painter stands on the bell scoring track, None for a sum that takes no part.
 */
export interface BellsCountedEvent {
  event: "bells-counted";
  actor: Actor;
  paid: Certificate[];
  unpaid: Certificate[];
  bells: Bells;
  space: BellSpace | null;
  rule: Rule;
}
/**
 * A painter's rank on the bell scoring track was scored, and the bonus that is reached there.
 */
export interface BellsScoredEvent {
  event: "bells-scored";
  actor: Actor;
  rank: number;
  bells: Bells;
  space: BellSpace;
  points: Points;
  bonus: Points;
  rule: Rule;
}
/**
 * The bishop has the certificates that nobody bought: where he stands on the bell scoring track, and his rank.
 */
export interface BishopCountedEvent {
  event: "bishop-counted";
  certificates: Certificate[];
  bells: Bells;
  space: BellSpace;
  rank: number;
  rule: Rule;
}
/**
 * The bishop was moved from a segment to another, for so many Thalers.
 */
export interface BishopMovedEvent {
  event: "bishop-moved";
  actor: Seat;
  start: Segment;
  segment: Segment;
  price: Thalers;
  rule: Rule;
}
/**
 * Paints became another one: two of them, or three by alchemy (module 4).
 */
export interface BlendedEvent {
  event: "blended";
  actor: Seat;
  paint: Paint;
  paints: Paint[];
  rule: Rule;
}
/**
 * A visit to a booth is over: what was left there, and what was bought, went into the bag.
 */
export interface BoothEmptiedEvent {
  event: "booth-emptied";
  actor: Seat;
  booth: Booth;
  tiles: MarketTile[];
  rule: Rule;
}
/**
 * A player bought the bottle at a place of the medico board.
 */
export interface BottleBoughtEvent {
  event: "bottle-bought";
  actor: Seat;
  bottle: Bottle;
  place: number;
  price: Thalers;
  rule: Rule;
}
/**
 * A player drank a bottle, which is discarded.
 */
export interface BottleDrunkEvent {
  event: "bottle-drunk";
  actor: Seat;
  bottle: Bottle;
  rule: Rule;
}
/**
 * The places of the medico board have new bottles; those that were not sold are discarded.
 *
 * If the pile ran out, all that were discarded were mixed and drawn from (`is_pile_renewed`).
 */
export interface BottlesOfferedEvent {
  event: "bottles-offered";
  offered: BottleOnOffer[];
  discarded: Bottle[];
  is_pile_renewed: boolean;
  rule: Rule;
}
/**
 * A market tile was bought at a place of a booth, and its paints went to the player. By a wish card it is free.
 */
export interface BoughtEvent {
  event: "bought";
  actor: Seat;
  tile: MarketTile;
  booth: Booth;
  place: number;
  price: Thalers;
  paints: Paint[];
  rule: Rule;
}
/**
 * A tile was drawn from the bag and paid for. It lies on the barrel, and its paints went to the player.
 */
export interface BoughtUnseenEvent {
  event: "bought-unseen";
  actor: Seat;
  tile: MarketTile;
  price: Thalers;
  paints: Paint[];
  rule: Rule;
}
/**
 * Points for all treasures that a painter keeps; so many of them are for scripts.
 */
export interface CatacombsScoredEvent {
  event: "catacombs-scored";
  actor: Actor;
  treasures: Treasure[];
  scripts: Points;
  points: Points;
  rule: Rule;
}
/**
 * A certificate of the display was bought: paid in full and laid face down, or in part, so that some is missing.
 */
export interface CertificateBoughtEvent {
  event: "certificate-bought";
  actor: Seat;
  certificate: Certificate;
  place: number;
  price: Thalers;
  paid: Thalers;
  missing: Thalers;
  points: Points;
  rule: Rule;
}
/**
 * The owner of Thalers that waited chose the certificate to fill first: for that they are in the purse again.
 */
export interface CertificateChosenEvent {
  event: "certificate-chosen";
  actor: Seat;
  certificate: Certificate;
  thalers: Thalers;
  rule: Rule;
}
/**
 * These certificates were revealed, from the first place of the display on.
 *
 * Before, those that were `unsold` went to the bottom of the pile, in this order.
 */
export interface CertificatesShownEvent {
  event: "certificates-shown";
  certificates: Certificate[];
  unsold: Certificate[];
  rule: Rule;
}
/**
 * A booth was closed: these tiles went into the bag.
 */
export interface ClosedEvent {
  event: "closed";
  actor: Actor;
  booth: Booth;
  tiles: MarketTile[];
  rule: Rule;
}
/**
 * So many apprentices of a player's own are cured, and so many black pawns of neutral ones are gone.
 */
export interface CuredEvent {
  event: "cured";
  actor: Seat;
  apprentices: Apprentices;
  neutral: Apprentices;
  rule: Rule;
}
/**
 * A dame is where she was sent, and may act.
 */
export interface DameArrivedEvent {
  event: "dame-arrived";
  actor: Seat;
  dame: Dame;
  place: Place;
  rule: Rule;
}
/**
 * A dame set her player's mood; if it is not what it was before, `MoodChanged` follows.
 */
export interface DameCheeredUpEvent {
  event: "dame-cheered-up";
  actor: Seat;
  dame: Dame;
  mood: Mood;
  rule: Rule;
}
/**
 * A dame is where she was sent and can do nothing: another of her colour was first, or there is nothing to do.
 */
export interface DameForfeitedEvent {
  event: "dame-forfeited";
  actor: Seat;
  dame: Dame;
  place: Place;
  rule: Rule;
}
/**
 * A dame took so many Thalers in the studio.
 */
export interface DameGatheredEvent {
  event: "dame-gathered";
  actor: Seat;
  dame: Dame;
  thalers: Thalers;
  rule: Rule;
}
/**
 * A dame moved the bishop from a segment to another, for so many Thalers.
 */
export interface DameMovedBishopEvent {
  event: "dame-moved-bishop";
  actor: Seat;
  dame: Dame;
  start: Segment;
  segment: Segment;
  price: Thalers;
  rule: Rule;
}
/**
 * A dame leaves undone what she could do: the next one of her colour may do it.
 */
export interface DamePassedEvent {
  event: "dame-passed";
  actor: Seat;
  dame: Dame;
  place: Place;
  rule: Rule;
}
/**
 * By a plan that was revealed a dame goes to a place.
 */
export interface DameSentEvent {
  event: "dame-sent";
  actor: Seat;
  dame: Dame;
  place: Place;
  rule: Rule;
}
/**
 * The next round is prepared: all dames are at home, and those who have acted may act again.
 */
export interface DamesCameHomeEvent {
  event: "dames-came-home";
  rule: Rule;
}
/**
 * The dames stand on the rosary spaces.
 */
export interface DamesPlacedEvent {
  event: "dames-placed";
  dames: WaitingDame[];
  rule: Rule;
}
/**
 * A seat made its decision while others still make theirs: what it is stays sealed until all have decided.
 */
export interface DecidedEvent {
  event: "decided";
  actor: Seat;
}
/**
 * Thalers went on a certificate. If none are `missing` any more, it was turned face down.
 */
export interface DepositedEvent {
  event: "deposited";
  actor: Seat;
  certificate: Certificate;
  thalers: Thalers;
  missing: Thalers;
  rule: Rule;
}
/**
 * The disc in the basket shows which paint is to be refined this round.
 */
export interface DiscDrawnEvent {
  event: "disc-drawn";
  paint: Paint;
  rule: Rule;
}
/**
 * Points for all dome tiles that a player has finished, as one move.
 */
export interface DomeScoredEvent {
  event: "dome-scored";
  actor: Seat;
  points: Points;
  rule: Rule;
}
/**
 * A dome tile was finished: its paints went to the supply. Its points are scored with those of all others.
 */
export interface DomeTileFinishedEvent {
  event: "dome-tile-finished";
  actor: Seat;
  tile: DomeTile;
  paints: Paint[];
  points: Points;
  rule: Rule;
}
/**
 * A dome tile was taken from under a segment: the paints that finish it, and what it is worth then.
 */
export interface DomeTileTakenEvent {
  event: "dome-tile-taken";
  actor: Actor;
  segment: Segment;
  tile: DomeTile;
  paints: Paint[];
  points: Points;
  rule: Rule;
}
/**
 * All agreed to end the game.
 */
export interface EndedEarlyEvent {
  event: "ended-early";
}
/**
 * Wall tiles of a player are out of the game, for the exchange tile of a blended colour.
 */
export interface ExchangedEvent {
  event: "exchanged";
  actor: Seat;
  tiles: WallTile[];
  colour: Paint;
  rule: Rule;
}
/**
 * The map that lay at a place was shown, and its rooms are explored; then it is gone.
 */
export interface ExploredEvent {
  event: "explored";
  actor: Actor;
  map: Map;
  place: Place;
  rooms: Segment[];
  rule: Rule;
}
/**
 * The favor of a segment was removed, and nobody looked at it.
 */
export interface FavorRemovedEvent {
  event: "favor-removed";
  segment: Segment;
  rule: Rule;
}
/**
 * The favor of a segment was turned up and removed: what the painter has of it.
 *
 * How the mood changes by so many spaces is told on its own, and so is the move on the track.
 */
export interface FavorTurnedUpEvent {
  event: "favor-turned-up";
  actor: Actor;
  favor: Favor;
  segment: Segment;
  thalers: Thalers;
  points: Points;
  mood: Spaces;
  paints: Paint[];
  rule: Rule;
}
/**
 * So many of a player's own apprentices fell ill at a location.
 */
export interface FellIllEvent {
  event: "fell-ill";
  actor: Seat;
  apprentices: Apprentices;
  location: Location;
  rule: Rule;
}
/**
 * A painter does no more at a place, though something could be done.
 */
export interface ForfeitedEvent {
  event: "forfeited";
  actor: Actor;
  place: Place;
  rule: Rule;
}
/**
 * The last tile is gone: this round is the last.
 */
export interface FrescoFinishedEvent {
  event: "fresco-finished";
  rule: Rule;
}
/**
 * The fresco tiles, segment by segment, and where the bishop stands.
 */
export interface FrescoLaidEvent {
  event: "fresco-laid";
  tiles: Tile[];
  bishop: Segment;
  rule: Rule;
}
/**
 * The last round is over, and the final scoring begins.
 */
export interface GameEndedEvent {
  event: "game-ended";
  rule: Rule;
}
/**
 * A gold leaf went back to its board: so many points more for the segment that is being restored.
 */
export interface GildedEvent {
  event: "gilded";
  actor: Seat;
  segment: Segment;
  points: Points;
  rule: Rule;
}
/**
 * A token of the glazery was paid for, and went behind the screen.
 */
export interface GlassBoughtEvent {
  event: "glass-bought";
  actor: Seat;
  glass: Glass;
  price: Thalers;
  rule: Rule;
}
/**
 * These tokens went from the bag to the glazery, one after the other.
 *
 * `refilled_after` is how many of them there were when the bag was empty, and the whole reserve went into it.
 */
export interface GlassDrawnEvent {
  event: "glass-drawn";
  glass: Glass[];
  refilled_after: number | null;
  rule: Rule;
}
/**
 * A token went into reserve, for a panel of a window or at the altar: so many points are spared, or added.
 */
export interface GlassHandedInEvent {
  event: "glass-handed-in";
  actor: Seat;
  glass: Glass;
  at_altar: boolean;
  points: Points;
  rule: Rule;
}
/**
 * The glass that was not sold went from the glazery into reserve.
 */
export interface GlassReservedEvent {
  event: "glass-reserved";
  glass: Glass[];
  rule: Rule;
}
/**
 * The pieces at the guild: a basic paint and a blended one, from the supply.
 */
export interface GuildFilledEvent {
  event: "guild-filled";
  basic: Paint;
  blended: Paint;
  rule: Rule;
}
/**
 * In the end a player gets Thalers for so many healthy apprentices of their own.
 */
export interface HealthPaidEvent {
  event: "health-paid";
  actor: Seat;
  apprentices: Apprentices;
  thalers: Thalers;
  rule: Rule;
}
/**
 * So many of a player's apprentices are healthy and must be placed; so many of their own are ill.
 */
export interface HealthyCountedEvent {
  event: "healthy-counted";
  actor: Seat;
  apprentices: Apprentices;
  ill: Apprentices;
  rule: Rule;
}
/**
 * Apprentices who can do nothing at a place.
 */
export interface IdledEvent {
  event: "idled";
  actor: Seat;
  apprentices: Apprentices;
  place: Place;
  rule: Rule;
}
/**
 * It is evening: a player's ill apprentices and the neutral one come home.
 */
export interface IllCameHomeEvent {
  event: "ill-came-home";
  actor: Seat;
  rule: Rule;
}
/**
 * By a plan that was revealed so many ill apprentices go to a place.
 */
export interface IllSentEvent {
  event: "ill-sent";
  actor: Seat;
  apprentices: Apprentices;
  place: Place;
  rule: Rule;
}
/**
 * The income of a player.
 */
export interface IncomePaidEvent {
  event: "income-paid";
  actor: Seat;
  thalers: Thalers;
  rule: Rule;
}
/**
 * An infection tile was revealed: that location is infected, by the signpost the last one again, if there was one.
 *
 * The location that was infected before is not any more.
 */
export interface InfectionRevealedEvent {
  event: "infection-revealed";
  infection: Infection;
  location: Location | null;
  rule: Rule;
}
/**
 * All leaves of a player went back to their board, for so many Thalers.
 */
export interface LeavesReturnedEvent {
  event: "leaves-returned";
  actor: Seat;
  leaves: GoldLeaves;
  thalers: Thalers;
  rule: Rule;
}
/**
 * Gold leaves came with the market tile of a place.
 */
export interface LeavesTakenEvent {
  event: "leaves-taken";
  actor: Seat;
  booth: Booth;
  place: number;
  leaves: GoldLeaves;
  rule: Rule;
}
/**
 * Who plays Leonardo this round.
 */
export interface LeonardoHandedEvent {
  event: "leonardo-handed";
  actor: Seat;
  rule: Rule;
}
/**
 * Leonardo's figure went from a segment to the one that he restores.
 */
export interface LeonardoMovedEvent {
  event: "leonardo-moved";
  actor: Actor;
  start: Segment;
  segment: Segment;
  rule: Rule;
}
/**
 * Leonardo took the map on top of the stack of his time, for all to see.
 */
export interface LeonardoTookMapEvent {
  event: "leonardo-took-map";
  actor: Actor;
  map: Map;
  rooms: Segment[];
  rule: Rule;
}
/**
 * A player bought the map on top of the stack of a time, for so many Thalers.
 */
export interface MapBoughtEvent {
  event: "map-bought";
  actor: Seat;
  hour: Hour;
  price: Thalers;
  rule: Rule;
}
/**
 * A map of a time lies on a location of a sheet: in a plan that was revealed, or Leonardo's, which all know.
 */
export interface MapLaidEvent {
  event: "map-laid";
  actor: Actor;
  hour: Hour;
  map: Map | null;
  place: Place;
  rule: Rule;
}
/**
 * The map that was bought and its rooms, for the eyes of its owner.
 */
export interface MapSeenEvent {
  event: "map-seen";
  actor: Seat;
  map: Map;
  rooms: Segment[];
  rule: Rule;
}
/**
 * The visit to a place is over: the map that lay there was not used and is gone, its rooms unseen.
 */
export interface MapSpentEvent {
  event: "map-spent";
  actor: Seat;
  hour: Hour;
  place: Place;
  rule: Rule;
}
/**
 * In the end all see which maps a player has in hand, and which were spent unseen.
 */
export interface MapsShownEvent {
  event: "maps-shown";
  actor: Seat;
  held: Map[];
  spent: Map[];
  rule: Rule;
}
/**
 * The tiles that went from the bag to each booth, place by place.
 */
export interface MarketFilledEvent {
  event: "market-filled";
  booths: MarketTile[][];
  rule: Rule;
}
/**
 * A painter took the dame of a space.
 */
export interface MarriedEvent {
  event: "married";
  actor: Actor;
  dame: Dame;
  space: number;
  rule: Rule;
}
/**
 * Points for Thalers, which stay where they are.
 */
export interface MoneyScoredEvent {
  event: "money-scored";
  actor: Seat;
  thalers: Thalers;
  points: Points;
  rule: Rule;
}
/**
 * A mood rose by so many spaces, or fell: to what it is now.
 */
export interface MoodChangedEvent {
  event: "mood-changed";
  actor: Seat;
  spaces: Spaces;
  mood: Mood;
  rule: Rule;
}
/**
 * The neutral apprentice fell ill at a location and went home; by option a black pawn stays with the player.
 */
export interface NeutralFellIllEvent {
  event: "neutral-fell-ill";
  actor: Seat;
  location: Location;
  stays: boolean;
  rule: Rule;
}
/**
 * By a plan that was revealed the neutral apprentice is one of those who go to a place.
 */
export interface NeutralSentEvent {
  event: "neutral-sent";
  actor: Seat;
  place: Place;
  rule: Rule;
}
/**
 * All are awake: the order of the round.
 */
export interface OrderSetEvent {
  event: "order-set";
  order: Actor[];
  rule: Rule;
}
/**
 * Which map a player has laid on a location, for the eyes of its owner.
 */
export interface OwnMapLaidEvent {
  event: "own-map-laid";
  actor: Seat;
  map: Map;
  place: Place;
  rule: Rule;
}
/**
 * Wages in the studio, for so many apprentices.
 */
export interface PaidEvent {
  event: "paid";
  actor: Seat;
  apprentices: Apprentices;
  thalers: Thalers;
  rule: Rule;
}
/**
 * A paint was laid on the guild tile, and the one of its kind that lay there was taken.
 */
export interface PaintExchangedEvent {
  event: "paint-exchanged";
  actor: Seat;
  given: Paint;
  taken: Paint;
  rule: Rule;
}
/**
 * A paint of one's choice.
 */
export interface PaintTakenEvent {
  event: "paint-taken";
  actor: Seat;
  paint: Paint;
  rule: Rule;
}
/**
 * Paints went to the supply for a segment that is being restored, or for the altar: then `segment` is None.
 *
 * What modules ask about the restoration comes next, then what it pays.
 */
export interface PaintsHandedInEvent {
  event: "paints-handed-in";
  actor: Seat;
  paints: Paint[];
  segment: Segment | null;
  rule: Rule;
}
/**
 * The pennies of a player went back to the supply, for so many Thalers.
 */
export interface PenniesExchangedEvent {
  event: "pennies-exchanged";
  actor: Seat;
  pennies: LuckyPennies;
  thalers: Thalers;
  rule: Rule;
}
/**
 * A plan has lucky pennies at the market.
 */
export interface PenniesPlacedEvent {
  event: "pennies-placed";
  actor: Seat;
  pennies: LuckyPennies;
  rule: Rule;
}
/**
 * Pennies of a plan were not thrown, and stay with their owner.
 */
export interface PenniesTakenBackEvent {
  event: "pennies-taken-back";
  actor: Seat;
  pennies: LuckyPennies;
  rule: Rule;
}
/**
 * A penny of the plan went into the well, and a wish card from the deck into the hand.
 */
export interface PennyThrownEvent {
  event: "penny-thrown";
  actor: Seat;
  rule: Rule;
}
/**
 * A pew was turned over and removed; its beams went back to the player's own supply.
 */
export interface PewRestoredEvent {
  event: "pew-restored";
  actor: Seat;
  pew: Pew;
  beams: Beams;
  points: Points;
  rule: Rule;
}
/**
 * A painter's starting space.
 */
export interface PlacedEvent {
  event: "placed";
  actor: Actor;
  space: StartingSpace;
  rule: Rule;
}
/**
 * A plan: how many apprentices go to each location of the sheet, and the action tiles that cover locations.
 *
 * Those sent to a covered location go to the tile instead. In the final round the last location is the cathedral.
 */
export interface PlanRevealedEvent {
  event: "plan-revealed";
  actor: Seat;
  apprentices: number[];
  tiles: TileOnSheet[];
  is_last: boolean;
  rule: Rule;
}
/**
 * An action tile, and the location of the sheet that it covers.
 */
export interface TileOnSheet {
  tile: ActionTile;
  location: Location;
}
/**
 * All plan the round, at once and in secret. Of a plan nothing is told before all are made.
 */
export interface PlanningBeganEvent {
  event: "planning-began";
  rule: Rule;
}
/**
 * A portrait was painted: it stays in front of its owner, or is removed. What it pays at once.
 *
 * Spaces of mood and paints of one's choice follow as events of their own.
 */
export interface PortraitPaintedEvent {
  event: "portrait-painted";
  actor: Actor;
  place: number;
  portrait: Portrait;
  is_kept: boolean;
  thalers: Thalers;
  paints: Paint[];
  points: Points;
  rule: Rule;
}
/**
 * The portraits on display from now on, place by place, each from the top of its pile. Those left were removed.
 */
export interface PortraitsShownEvent {
  event: "portraits-shown";
  portraits: Portrait[];
  rule: Rule;
}
/**
 * The request on top of a stack was fulfilled, with these tiles. Leonardo's are out of the game with it.
 */
export interface RequestFulfilledEvent {
  event: "request-fulfilled";
  actor: Actor;
  request: Request;
  tiles: RestoredTile[];
  points: Points;
  rule: Rule;
}
/**
 * A reservation tile came back: its segment is restored, or it showed the night and the round is over.
 */
export interface ReservationReturnedEvent {
  event: "reservation-returned";
  actor: Seat;
  segment: Segment;
  rule: Rule;
}
/**
 * At the end of a round a reservation tile was turned to the night.
 */
export interface ReservationTurnedEvent {
  event: "reservation-turned";
  actor: Seat;
  segment: Segment;
  rule: Rule;
}
/**
 * A seat gave up, and the game ended for all.
 */
export interface ResignedEvent {
  event: "resigned";
  actor: Seat;
}
/**
 * A round began, perhaps the final one: the sheets are empty.
 */
export interface RoundBeganEvent {
  event: "round-began";
  round: number;
  is_last: boolean;
  rule: Rule;
}
/**
 * An ill apprentice in the studio gave a paint to the supply, for so many Thalers.
 */
export interface SaintPaintedEvent {
  event: "saint-painted";
  actor: Seat;
  paint: Paint;
  thalers: Thalers;
  rule: Rule;
}
/**
 * A scroll was played, or both: points for each restored segment of their lines.
 */
export interface ScrollPlayedEvent {
  event: "scroll-played";
  actor: Seat;
  scrolls: Scroll[];
  restored: number;
  points: number;
  rule: Rule;
}
/**
 * The scrolls of a player, for the eyes of their owner.
 */
export interface ScrollsDealtEvent {
  event: "scrolls-dealt";
  actor: Seat;
  scrolls: Scroll[];
  rule: Rule;
}
/**
 * In the end all see which scrolls a player has not played.
 */
export interface ScrollsShownEvent {
  event: "scrolls-shown";
  actor: Seat;
  scrolls: Scroll[];
  rule: Rule;
}
/**
 * A dame laid her player's reservation tile on a segment, with the day up.
 */
export interface SegmentReservedEvent {
  event: "segment-reserved";
  actor: Seat;
  dame: Dame;
  segment: Segment;
  rule: Rule;
}
/**
 * A segment was restored with these paints: its tile went to the painter, and the bishop to the segment.
 *
 * `value` is what the tile is worth, `bonus` what the bishop adds from where he stood, `more` what modules do;
 * `points` is the sum.
 */
export interface SegmentRestoredEvent {
  event: "segment-restored";
  actor: Actor;
  segment: Segment;
  tile: Tile;
  paints: Paint[];
  bishop: Segment;
  value: Points;
  bonus: Points;
  more: MorePoints[];
  points: Points;
  rule: Rule;
}
/**
 * The sexton leads the bishop, for this round.
 */
export interface SextonSentEvent {
  event: "sexton-sent";
  actor: Seat;
  rule: Rule;
}
/**
 * The space that the points lead to is taken: the painter stopped on another, in front of it or behind.
 */
export interface StoppedEvent {
  event: "stopped";
  actor: Actor;
  taken: number;
  space: number;
  rule: Rule;
}
/**
 * A dame acts at the market: the first of two tiles that will change places.
 */
export interface SwitchBeganEvent {
  event: "switch-began";
  actor: Seat;
  dame: Dame;
  tile: MarketTile;
  booth: Booth;
  place: number;
  rule: Rule;
}
/**
 * A seat took its last action back, and with it these events: each seat is told the numbers it knows them by.
 */
export interface TakenBackEvent {
  event: "taken-back";
  actor: Seat;
  events: number[];
}
/**
 * Thalers that were earned are out of the purse again, until their owner chooses the certificate to fill first.
 */
export interface ThalersWaitEvent {
  event: "thalers-wait";
  actor: Seat;
  thalers: Thalers;
  rule: Rule;
}
/**
 * Two market tiles changed places: each is named with where it was before.
 */
export interface TilesSwitchedEvent {
  event: "tiles-switched";
  actor: Seat;
  tile: MarketTile;
  booth: Booth;
  place: number;
  other: MarketTile;
  other_booth: Booth;
  other_place: number;
  rule: Rule;
}
/**
 * The action tiles of a module were taken off the sheets.
 */
export interface TilesTakenOffEvent {
  event: "tiles-taken-off";
  tile: ActionTile;
  rule: Rule;
}
/**
 * A painter took the open treasure of a segment, and keeps it.
 */
export interface TreasureKeptEvent {
  event: "treasure-kept";
  actor: Actor;
  treasure: Treasure;
  segment: Segment;
  rule: Rule;
}
/**
 * A player sold the open treasure of a segment: it is out of the game.
 */
export interface TreasureSoldEvent {
  event: "treasure-sold";
  actor: Seat;
  treasure: Treasure;
  segment: Segment;
  thalers: Thalers;
  rule: Rule;
}
/**
 * A painter has restored a segment: the treasure that lay under it lies open.
 */
export interface TurnedUpEvent {
  event: "turned-up";
  actor: Actor;
  segment: Segment;
  treasure: Treasure;
  rule: Rule;
}
/**
 * The tiles of the wall were dealt; the other segments are restored from the start.
 */
export interface WallLaidEvent {
  event: "wall-laid";
  tiles: LaidTile[];
  rule: Rule;
}
/**
 * What the tile on a segment of the wall takes.
 */
export interface LaidTile {
  segment: WallSegment;
  paint: Paint;
}
/**
 * The paints that a player's wall tiles and exchange tiles paid as income.
 */
export interface WallPaidEvent {
  event: "wall-paid";
  actor: Seat;
  paints: Paint[];
  rule: Rule;
}
/**
 * A segment of the wall was restored: the paint went to the supply, and the tile, turned over, to the player.
 *
 * Its back has the basic paint that it pays at every income, and a seal.
 */
export interface WallRestoredEvent {
  event: "wall-restored";
  actor: Seat;
  segment: WallSegment;
  paint: Paint;
  tile: WallTile;
  income: Paint;
  seal: Paint;
  points: Points;
  rule: Rule;
}
/**
 * The pennies of the well went back to the supply.
 */
export interface WellEmptiedEvent {
  event: "well-emptied";
  pennies: LuckyPennies;
  rule: Rule;
}
/**
 * The painters are in bed again, the sheets are cleared, and those on the starting spaces changed places.
 *
 * `track` is where every painter stands now, below zero on the starting spaces.
 */
export interface WentToBedEvent {
  event: "went-to-bed";
  track: number[];
  rule: Rule;
}
/**
 * A window went from a place of the bench to the wall at a segment, for the price of the place.
 *
 * `points` are those of the window, `penalties` what is taken off as long as no glass is handed in for its `panels`.
 */
export interface WindowReplacedEvent {
  event: "window-replaced";
  actor: Actor;
  window: Window;
  segment: Segment;
  place: number;
  price: Thalers;
  panels: Glass[];
  points: Points;
  penalties: Points;
  rule: Rule;
}
/**
 * A window of the stack was turned up and laid at a place of the bench; the others moved up to the places before.
 *
 * `panels` and `points` are those of the window.
 */
export interface WindowShownEvent {
  event: "window-shown";
  window: Window;
  panels: Glass[];
  points: Points;
  place: number;
  rule: Rule;
}
/**
 * Which card it was.
 */
export interface WishCardDrawnEvent {
  event: "wish-card-drawn";
  actor: Seat;
  card: WishCard;
  rule: Rule;
}
/**
 * A wish card was used, and is out of the game.
 *
 * It brings pennies and Thalers from the supply, points more for the segment that is being restored, or spaces of
 * mood more with the wake-up time. A tile that it takes, a step of the bishop and a blend are told next.
 */
export interface WishCardUsedEvent {
  event: "wish-card-used";
  actor: Seat;
  card: WishCard;
  pennies: LuckyPennies;
  thalers: Thalers;
  points: Points;
  spaces: Spaces;
  rule: Rule;
}
/**
 * In the end all see which wish cards a player has left.
 */
export interface WishCardsShownEvent {
  event: "wish-cards-shown";
  actor: Seat;
  cards: WishCard[];
  rule: Rule;
}
/**
 * A painter chose a wake-up time.
 */
export interface WokeUpEvent {
  event: "woke-up";
  actor: Actor;
  hour: Hour;
  rule: Rule;
}
/**
 * A final place, with its score sheet. `note` says what decided it, where that needs a word.
 *
 * A rival whom nobody plays, like Gianluigi, has no seat but a name.
 */
export interface Standing {
  seat: Seat | null;
  place: number;
  won: boolean;
  total: number;
  lines: ScoreLine[];
  note: "" | "cannot-win";
  rival: "" | "leonardo";
  facts: {};
}
export interface TilesScoreLine {
  label: "tiles";
  points: number;
  rule: Rule;
  groups: (Tile | Segment)[][];
  facts: {};
}
export interface BishopScoreLine {
  label: "bishop";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface AltarScoreLine {
  label: "altar";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface TrackScoreLine {
  label: "track";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface ThalersScoreLine {
  label: "thalers";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface PortraitsScoreLine {
  label: "portraits";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface RequestsScoreLine {
  label: "requests";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface GoldLeafScoreLine {
  label: "gold-leaf";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface WindowsScoreLine {
  label: "windows";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface ScrollsScoreLine {
  label: "scrolls";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface CertificatesScoreLine {
  label: "certificates";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface BellsScoreLine {
  label: "bells";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface WallFrescoScoreLine {
  label: "wall-fresco";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface FavorsScoreLine {
  label: "favors";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface CatacombsScoreLine {
  label: "catacombs";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface PewsScoreLine {
  label: "pews";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface DomeScoreLine {
  label: "dome";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
/**
 * Everything needed to set the same game up again, and the commitment to its luck.
 *
 * `components` is the fingerprint of the values played with; `own_components` is the text of the
 * file that replaced some of them, if there was one. `shares` are what people's clients have added to the luck, in
 * the order of their seats.
 */
export interface HeaderLine {
  kind: "header";
  format: number;
  game: Game;
  rules: number;
  actions: number;
  components: Hex;
  seats: number;
  options: Options;
  players: string[];
  luck: "sealed" | "seeded";
  commitment: Hex | null;
  started: Time;
  own_components?: string;
  shares?: LuckShare[];
  continued?: Continued | null;
}
/**
 * What a person's client has added to the luck: 32 random bytes, and the commitment to them.
 *
 * `seat` is the first one of that person.
 */
export interface LuckShare {
  seat: Seat;
  commitment: Hex;
  share: Hex;
}
/**
 * Where in an earlier game this one goes on: the link of that game's record after its last line that counts here.
 *
 * `moves` is how many actions and takings back, `outcomes` how many outcomes of luck are of the earlier game.
 */
export interface Continued {
  link: Hex;
  moves: number;
  outcomes: number;
}
/**
 * Outcomes in the order the rules asked for them: (door, value). A value is null if it is somebody's secret.
 */
export interface LuckLine {
  kind: "chance";
  n: number;
  outcomes: never[][];
}
/**
 * A seat did this; null if only that seat may know what.
 */
export interface ActedLine {
  kind: "action";
  n: number;
  seat: Seat;
  action: ActionName | null;
  time: Time;
}
/**
 * A seat took back its last action, which has this number.
 */
export interface UndoneLine {
  kind: "undo";
  n: number;
  seat: Seat;
  action: number;
  time: Time;
}
/**
 * What an entry withheld, told when the game is over: all its outcomes, or its action.
 */
export interface RevealedLine {
  kind: "reveal";
  n: number;
  entry: number;
  outcomes?: never[][] | null;
  action?: ActionName | null;
}
/**
 * The game is over: how, the secret of the sealed luck, and the last link of the chain through all lines before.
 *
 * A game that was `played` to its end has scores, by seat; one that was closed before has none.
 */
export interface EndedLine {
  kind: "meta";
  n: number;
  how: "agreed" | "played" | "resigned";
  by: Seat | null;
  scores: number[];
  winners: Seat[];
  secret: Hex | null;
  digest: Hex;
}
/**
 * A sitting as a seat may see it at one moment; `seat=None` is a spectator.
 *
 * `number` counts what the seat could notice so far: a command that carries it is refused if the table has changed
 * since. `events` is how many events the seat was told: `news` goes on from there. `prospects` is what the seat can
 * work out from its view. `secrets` names the parts of the view that a spectator does not see so, as JSON pointers.
 * `seal` is the commitment to the luck, None if it is not sealed. `standings` are empty until the game is over, and
 * stay so if it was `closed` before its end.
 */
export interface Snapshot {
  name: string;
  game: Game;
  seat: Seat | null;
  number: number;
  events: number;
  players: Player[];
  pending: Seat[];
  over: boolean;
  closed: ("agreed" | "played" | "resigned") | null;
  seal: Hex | null;
  view: View;
  prospects: Prospects;
  secrets: Pointer[];
  questions: Question[];
  legal: LegalAction[];
  can_undo: boolean;
  can_cancel: boolean;
  standings: Standing[];
}
/**
 * A player at the table: a person, or a bot of this name.
 */
export interface Player {
  name: string;
  bot: string | null;
}
/**
 * A legal action: its number in the action table, its name, and what it says.
 */
export interface LegalAction {
  id: number;
  name: ActionName;
  action: Action;
}
/**
 * What a seat was told from one of its event numbers on: `count` is the number to ask from next.
 *
 * `standing` are the numbers of those events that nobody took back, as far as they are worth telling: who took back
 * what was not told before need not be named either.
 */
export interface News {
  since: number;
  count: number;
  events: Event[];
  standing: number[];
}
/**
 * What a client asks of a draft: which one, and the actions laid so far, as JSON has them.
 */
export interface Laying {
  draft: Draft;
  laid: Action[];
  number?: number | null;
}
/**
 * A draft as clients are given it.
 *
 * `laid` is what was laid, `candidates` all that might be. If it is `ready`, `line` is what would be played; else
 * `reason` says why not. `questions` is what is asked after what is laid, `events` what the seat would be told, and
 * `adds_up_to` what it would bring, as far as that is certain; `is_certain` says whether all of it is.
 */
export interface Slip {
  draft: Draft;
  laid: Action[];
  candidates: Candidate[];
  ready: boolean;
  reason: Reason | null;
  line: Action[];
  questions: Question[];
  events: Event[];
  is_certain: boolean;
  adds_up_to: Sum | null;
}
/**
 * An action that might be laid: how often it is, and why it may not be laid (once more).
 */
export interface Candidate {
  action: Action;
  laid: number;
  reason: Reason | null;
}
/**
 * A plan: how many apprentices go to each location, in the order of the sheet, the last of them without a word.
 *
 * As long as it is not ready, `apprentices` are those who were sent. `covered` are the locations on which an action
 * tile lies, and `room` is how many apprentices find room at each.
 */
export interface PlanSum {
  apprentices: number[];
  covered: Location[];
  room: number[];
}
/**
 * What a restoration adds up to, with all that is laid: the points, less penalties, and what they cost.
 *
 * Of the altar `segment` is None. `space` is where the painter stands then, None if that is not decided yet. What luck
 * brings after it is not there.
 */
export interface RestorationSum {
  segment: Segment | null;
  points: number;
  sources: PointsFrom[];
  space: number | null;
  thalers: number;
  paints: Paint[];
}
/**
 * Points of a restoration, by what they come from.
 */
export interface PointsFrom {
  source: Source;
  points: number;
}
/**
 * What each segment would pay, in their order, and what the decisions would bring that the seat may make now.
 *
 * A spectator is told nothing.
 */
export interface FrescoProspects {
  segments: RestorationProspect[];
  wake_ups: WakeUpProspect[];
  purchases: PurchaseProspect[];
  altars: AltarProspect[];
  blends: BlendProspect[];
}
/**
 * The table as a seat sees it. Painters are numbered as seats; in a game for two, 2 is Leonardo.
 *
 * `questions` are what is asked, one for each pending seat; of plans the others know only that they are made. `agenda`
 * is only for the game itself, which makes a table of it: its words may change with any version. `track` has each
 * painter's space, negative on the starting spaces (-1 is the one beside space 1). `hours` are the wake-up times, None
 * in bed; `order` is the order of the round, empty before all have woken up. `plans` are the apprentices at each
 * location; while plans are secret, None for the others, and `answers` tells how far this seat's has come. `paints`
 * tells for each seat how many pieces of each colour it has, `supply` how many are left, below zero if there are not
 * enough, and `bank` how many Thalers. `market` has the tiles of each booth, None where one is sold, `bag` those in
 * the bag. `fresco` has the tiles on the segments, None where restored, and `laid` those that lay there at the
 * beginning. `tiles` lie in front of each painter. `leonardo` and `leonardos_player` are None with more players.
 * `ledger` has the points on each line of each painter's score sheet. `modules` are the shares of the modules in play.
 */
export interface FrescoView {
  seat: Seat | null;
  pending: Seat[];
  questions: (
    | WakeUpTimeQuestion
    | PlanRoundQuestion
    | HowManyApprenticesQuestion
    | WhereActionTileQuestion
    | PlanReadyQuestion
    | VisitMarketQuestion
    | VisitCathedralQuestion
    | VisitStudioQuestion
    | VisitWorkshopQuestion
    | VisitTheaterQuestion
    | WhichSpaceQuestion
    | LeonardosBoothQuestion
    | LeonardosSegmentQuestion
    | WhichPaintQuestion
    | LeonardosPortraitQuestion
    | TileForRequestQuestion
    | LeonardosRequestQuestion
    | PenniesForWellQuestion
    | ThrowPennyQuestion
    | UsePraiseQuestion
    | UseBuskerQuestion
    | GildSegmentQuestion
    | VisitGlazeryQuestion
    | WhichWindowQuestion
    | WhichGlassQuestion
    | WhichScrollQuestion
    | WhichCertificateQuestion
    | PayCertificatesQuestion
    | WhichToFillQuestion
    | WhichWallSegmentQuestion
    | WhichWallTileQuestion
    | WhomToSetAsideQuestion
    | HowManyIllApprenticesQuestion
    | WhereNeutralApprenticeQuestion
    | WhoFallsIllQuestion
    | WhichBottleQuestion
    | WhetherToDrinkQuestion
    | WhereDameQuestion
    | WhatDameDoesQuestion
    | SwitchWithQuestion
    | WhetherToBuyMapQuestion
    | WhereMapQuestion
    | WhereLeonardosMapQuestion
    | TreasureFoundQuestion
    | WhichPewQuestion
    | FinishDomeTileQuestion
  )[];
  seats: number;
  options: Options;
  round: number;
  last: boolean;
  agenda: string[];
  track: number[];
  hours: (Hour | null)[];
  order: number[];
  mood: number[];
  apprentices: number[];
  plans: (number[] | null)[];
  answers: (number | null)[];
  thalers: number[];
  paints: number[][];
  supply: number[];
  bank: number;
  market: (MarketTile | null)[][];
  bag: MarketTile[];
  fresco: (Tile | null)[];
  laid: Tile[];
  bishop: Segment;
  leonardo: Segment | null;
  leonardos_player: Seat | null;
  tiles: Tile[][];
  ledger: {
    [k: string]: Points | undefined;
  }[];
  modules: (
    | PortraitsShare
    | RequestsShare
    | SpecialBlendsShare
    | WishingWellShare
    | GoldLeafShare
    | GlaziersShare
    | ScrollsShare
    | BellsShare
    | WallFrescoShare
    | MedicoShare
    | FavorsShare
    | DamesShare
    | CatacombsShare
    | PewsShare
    | DomeShare
    | BlackMarketShare
    | GuildShare
  )[];
}
