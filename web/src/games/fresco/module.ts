/** What a module brings to the page. The page knows no module by name: it asks each one that is in play.
 *
 * A module is a folder, named as in Python (`modules/m07_scrolls`), whose index.ts exports its `module`. All but its
 * board is optional.
 */
import type { Component } from "svelte";
import type { Told } from "../../api/live";
import type { Desk } from "./desk.svelte";
import type { Actor, Asks, Booth, Hour, Location, MarketTile, Module, Paint, Segment, Share, Station } from "./model";
import type { Plan } from "./plan.svelte";
import type { Restoration } from "./restoration.svelte";
import type { Aim } from "./targets";

export interface ModuleProps {
  desk: Desk;
}
export interface GoodsProps extends ModuleProps {
  actor: Actor;
}
export interface StationProps extends ModuleProps {
  station: Station;
}
export interface HourProps extends ModuleProps {
  hour: Hour;
}
export interface StallProps extends ModuleProps {
  booth: Booth;
  /** From 1 on. */
  place: number;
  tile: MarketTile;
}
export interface ArchProps extends ModuleProps {
  plan: Plan;
  location: Location;
}
export interface TokenProps extends ModuleProps {
  plan: Plan;
  token: Token;
}
export interface SlipProps extends ModuleProps {
  restoration: Restoration;
}

/** Something of a module that a plan may lay: an action tile, a dame, a map, pennies, somebody who is ill.
 *
 * The server's draft says where it may go and why not: its candidates with the word, and with these facts, are the
 * places for it. `plan.spotOf(token)`, `plan.countAt(token, location)` tell where it lies.
 */
export interface Token {
  key: string;
  /** What it is called: "Glazery", "The map of 6:00". */
  name: string;
  /** A shorter name, where it lies on the bench: "6:00". */
  short?: string;
  action: { do: string } & Record<string, unknown>;
  /** The fact that says where it goes: "spot" of tiles, dames and maps, "location" of apprentices; "" if it is fixed. */
  spot: string;
  /** The fact that says how many go there, if several may: "number" of pennies, "apprentices" of the ill. */
  count?: string;
  /** Where it goes, if that is fixed: pennies to the market. */
  at?: Location;
  /** Where it lies on a sheet that is committed, as the share tells. */
  lies?: Location | null;
  /** The key that walks it, with others of its sort: T of tiles, which is the usual, M of maps, D of dames, L of the ill. */
  letter?: string;
}

export interface ModuleFace {
  name: Module;
  number: number;
  /** The body of its board: 300 to 340 px wide, or as wide as a phone. */
  Board: Component<ModuleProps>;
  /** One fact for the head of its board, and for who hears the shelf: "18 wish cards left". */
  fact: (desk: Desk) => string;
  /** One live figure beside its object on the shelf; mine, if it is about me. Small: a number, one or two pieces. */
  Figure?: Component<ModuleProps>;

  /** Stations under which its board stands folded. It opens by itself where it may be used. */
  stations: readonly Station[];
  /** The words of its actions. Whoever may do one of them now may use its board. */
  words: readonly string[];
  /** Its own questions, with what one aims at on the ceiling, at the market and on the desk; some by where it is. */
  asks?: Partial<Record<Asks, Aim | ((desk: Desk) => Aim)>>;
  /** Where its question is answered, if not only on its own board: a station that comes forward with it. */
  stationOf?: (desk: Desk) => Station | null;

  /** On the ceiling, above the slabs, in its own measures: 100 a segment, from the corner of A1 (see ceiling.ts). */
  Marks?: Component<ModuleProps>;
  /** How wide the cornice must be for what stands in it; 20 does without. */
  cornice?: number;
  /** Above the altar's table. */
  AltarMark?: Component<ModuleProps>;
  /** On a tile of the market. */
  StallMark?: Component<StallProps>;
  /** More than tiles that one may take at the market, below the booths. */
  Stall?: Component<ModuleProps>;
  /** In the head of a station. */
  StationMark?: Component<StationProps>;
  /** Who of it goes to a station with a painter's apprentices: a dame, a tile. */
  Visitor?: Component<StationProps & GoodsProps>;
  /** In the row of a wake-up time. */
  HourMark?: Component<HourProps>;
  /** What a painter has of it: small pieces with counts. Nothing if there is nothing. */
  Goods?: Component<GoodsProps>;
  /** The same in words, for a painter who is looked at closely. */
  goods?: (desk: Desk, actor: Actor) => readonly string[];
  /** Paints that it adds to the desk. */
  paints?: readonly Paint[];

  /** Its part of the slip of a restoration: rows with what may be laid. */
  SlipRow?: Component<SlipProps>;
  /** Actions of the restoration draft that it owns, so that the slip asks for them. */
  laysOnSlip?: readonly string[];

  /** What a plan may lay of it. */
  tokens?: (desk: Desk) => readonly Token[];
  /** A token, as it lies on the bench: a drawing of 26 px; its name is written below, what else it has stands beside. */
  TokenPiece?: Component<TokenProps>;
  /** What lies of it on an arch of the sheet; nothing, if nothing does. Its outermost element has a class that says
   * where: "fr-on-tile" above the niches, in the frame of an action tile; "fr-on-niches" in the place of niches that
   * it takes, as maps do; "fr-on-foot" below them; "fr-on-top" on the balcony above the arch. The niches themselves,
   * as many as there is room, and healthy apprentices are drawn by the sheet. */
  OnArch?: Component<ArchProps>;

  /** What a segment is told by those who hear the ceiling, besides: "a dome", "reserved by Lucia". */
  toldOfSegment?: (desk: Desk, segment: Segment) => readonly string[];
  /** What it moves on the page for something that was told: running animations. */
  moves?: (told: Told, root: HTMLElement, delay: number) => Animation[];
}

/** The share of a module in a view. */
export function shareOf<Name extends Share["module"]>(desk: Desk, name: Name): Extract<Share, { module: Name }> {
  const found = desk.view.modules.find((share) => share.module === name);
  if (!found) throw new Error(`${name} is not in play`);
  return found as Extract<Share, { module: Name }>;
}
