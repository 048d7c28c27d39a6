// What follows from a command, in the reader's language: the page's counterpart of protocol/src/english/notes.cpp.
import type { Coin, Color, Corrected, Edge, End, FoulKind, FourShotTold, OneShotTold, NarrationEvent } from '../../engine/types';
import { preferences } from '../../state/preferences';
import { words } from './index';
import { distance, money } from './measures';

// The names by which events speak of the one who reads them: their side's and their own. A sentence about them says "you".
export type Reader = ReadonlySet<string>;
export const nobody: Reader = new Set();

export interface WeightOfEvent {
  color: Color;
  number: number; // of its colour, from 1
}

// A side or a player is a name, or `you`.
export interface EventWords {
  tossWon: (side: string, landed: Coin) => string;
  chooses: (side: string) => string;
  opens: (side: string, end: End, hammer: string | null) => string;
  shot: (player: string, weight: WeightOfEvent, stops: string | null) => string; // how far from the far edge
  shotFour: (player: string, color: Color) => string;
  fell: (weight: WeightOfEvent, edge: Edge) => string;
  noCushion: (weight: WeightOfEvent) => string;
  takenOff: (weight: WeightOfEvent) => string;
  putBack: (weight: WeightOfEvent) => string;
  deadRemoved: (weight: WeightOfEvent) => string;
  forfeited: (player: string, weight: WeightOfEvent | null) => string; // null: the whole throw
  turnFailed: (side: string) => string;
  scored: (side: string, points: number, total: number) => string;
  hickey: (side: string, money: string) => string;
  extraFrame: string;
  gameWon: (side: string, total: number) => string;
  jarTaken: (side: string, money: string) => string;
  matchWon: (side: string) => string;
  dusted: (side: string) => string;
  dustGranted: string;
  foul: (side: string, kind: string) => string;
  foulKinds: Record<FoulKind, string>;
  conceded: (side: string) => string;
  claimed: (side: string) => string; // by the others: nobody of the side came back
  undone: string;
  redone: string;
  corrected: (how: Correction, leftOut: boolean) => string; // a round; whether later ones went with it
}

export type Correction = 'changed' | 'putIn' | 'takenOut';

export function eventsText(events: readonly NarrationEvent[], reader: Reader = nobody): string {
  return events.map((event) => eventText(event, reader)).join(' ');
}

export function eventText(event: NarrationEvent, reader: Reader = nobody): string {
  const { events: text } = words;
  const side = (name: string) => calledTo(reader, name);
  switch (event.event) {
    case 'toss_won': return text.tossWon(side(event.side), event.landed);
    case 'chooses': return text.chooses(side(event.side));
    case 'opens': return text.opens(side(event.side), event.end, event.hammer === null ? null : side(event.hammer));
    case 'shot': return shotText(side(event.player), event);
    case 'fell': return text.fell(event, event.edge);
    case 'no_cushion': return text.noCushion(event);
    case 'taken_off': return text.takenOff(event);
    case 'put_back': return text.putBack(event);
    case 'dead_removed': return text.deadRemoved(event);
    case 'forfeited': return text.forfeited(side(event.player), 'color' in event ? event : null);
    case 'turn_failed': return text.turnFailed(side(event.side));
    case 'scored': return text.scored(side(event.side), event.points, event.total);
    case 'hickey': return text.hickey(side(event.side), money(event.cents));
    case 'extra_frame': return text.extraFrame;
    case 'game_won': return text.gameWon(side(event.side), event.total);
    case 'jar_taken': return text.jarTaken(side(event.side), money(event.cents));
    case 'match_won': return text.matchWon(side(event.side));
    case 'dusted': return text.dusted(side(event.side));
    case 'dust_granted': return text.dustGranted;
    case 'foul': return text.foul(side(event.side), text.foulKinds[event.kind]);
    case 'conceded': return text.conceded(side(event.side));
    case 'claimed': return text.claimed(side(event.side));
    case 'undone': return text.undone;
    case 'redone': return text.redone;
    case 'corrected': return text.corrected(howCorrected(event), event.leave_out !== undefined);
  }
  return `${(event satisfies never as { event: string }).event}.`; // a newer program's, which knows more events
}

function howCorrected({ removes, puts }: Corrected): Correction {
  return puts === 0 ? 'takenOut' : removes === 0 ? 'putIn' : 'changed';
}

export function calledTo(reader: Reader, name: string): string {
  return reader.has(name) ? words.you : words.side(otherThanYou(name));
}

// Somebody may be called "you": a mark that is not seen keeps sentences from taking them for the reader.
export function otherThanYou(name: string): string {
  return name === words.you ? `${name}\u2060` : name;
}

function shotText(player: string, shot: OneShotTold | FourShotTold): string {
  if ('four' in shot) return words.events.shotFour(player, shot.color);
  const stops = shot.from_far_edge_mm === undefined ? null : distance(shot.from_far_edge_mm / 1000, preferences.value.units);
  return words.events.shot(player, shot, stops);
}
