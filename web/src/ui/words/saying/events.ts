// What follows from a command, from the event's codes: what protocol/src/english/notes.cpp says in English.
import type { MatchEvent } from '../../../engine/types';
import { centimetres, money, type Units } from '../measures';
import type { EventWords, SideWords, WeightTold } from './said_words';

export function sayEvent(words: EventWords, side: SideWords, event: MatchEvent, units: Units): string {
  const who = side(event.side ?? '');
  const player = side(event.player ?? '');
  const weight = weightOf(event);
  switch (event.event) {
    case 'toss_won': return words.tossWon(who, event.landed ?? null);
    case 'chooses': return words.chooses(who);
    case 'opens': return words.opens(who, event.end ?? '', event.hammer ? side(event.hammer) : null);
    case 'shot': return sayShot(words, player, event, units);
    case 'fell': return words.fell(weight, event.edge ?? null);
    case 'no_cushion': return words.noCushion(weight);
    case 'taken_off': return words.takenOff(weight);
    case 'put_back': return words.putBack(weight);
    case 'dead_removed': return words.deadRemoved(weight);
    case 'forfeited': return words.forfeited(player, weight);
    case 'turn_failed': return words.turnFailed(who);
    case 'scored': return words.scored(who, event.points ?? 0, event.total ?? 0);
    case 'hickey': return words.hickey(who, money(event.cents ?? 0));
    case 'extra_frame': return words.extraFrame;
    case 'game_won': return words.gameWon(who, event.total ?? 0);
    case 'jar_taken': return words.jarTaken(who, money(event.cents ?? 0));
    case 'match_won': return words.matchWon(who);
    case 'dusted': return words.dusted(who);
    case 'dust_granted': return words.dustGranted;
    case 'foul': return words.foul(who, words.foulKinds[event.kind ?? ''] ?? '');
    case 'conceded': return words.conceded(who);
    case 'undone': return words.undone;
    case 'redone': return words.redone;
  }
  return `${String(event.event satisfies never)}.`; // told by a later program
}

function sayShot(words: EventWords, player: string, event: MatchEvent, units: Units): string {
  if (event.four && event.color) return words.shotFour(player, event.color);
  const stops = event.from_far_edge_mm;
  return words.shot(player, weightOf(event), stops === undefined ? null : centimetres(stops, units));
}

function weightOf({ color, number }: MatchEvent): WeightTold | null {
  return color === undefined || number === undefined ? null : { color, number };
}
