// What follows from a command, from the event's codes: what protocol/src/english/notes.cpp says in English.
import type { FourShotTold, OneShotTold, ToldEvent } from '../../../engine/types';
import { centimetres, money, type Units } from '../measures';
import type { EventWords, SideWords } from './said_words';

export function sayEvent(words: EventWords, side: SideWords, event: ToldEvent, units: Units): string {
  switch (event.event) {
    case 'toss_won': return words.tossWon(side(event.side), event.landed);
    case 'chooses': return words.chooses(side(event.side));
    case 'opens': return words.opens(side(event.side), event.end, event.hammer === null ? null : side(event.hammer));
    case 'shot': return sayShot(words, side(event.player), event, units);
    case 'fell': return words.fell(event, event.edge);
    case 'no_cushion': return words.noCushion(event);
    case 'taken_off': return words.takenOff(event);
    case 'put_back': return words.putBack(event);
    case 'dead_removed': return words.deadRemoved(event);
    case 'forfeited': return words.forfeited(side(event.player), 'color' in event ? event : null);
    case 'turn_failed': return words.turnFailed(side(event.side));
    case 'scored': return words.scored(side(event.side), event.points, event.total);
    case 'hickey': return words.hickey(side(event.side), money(event.cents));
    case 'extra_frame': return words.extraFrame;
    case 'game_won': return words.gameWon(side(event.side), event.total);
    case 'jar_taken': return words.jarTaken(side(event.side), money(event.cents));
    case 'match_won': return words.matchWon(side(event.side));
    case 'dusted': return words.dusted(side(event.side));
    case 'dust_granted': return words.dustGranted;
    case 'foul': return words.foul(side(event.side), words.foulKinds[event.kind]);
    case 'conceded': return words.conceded(side(event.side));
    case 'undone': return words.undone;
    case 'redone': return words.redone;
  }
  return `${nameOfUnknown(event)}.`;
}

// Told by a later program, which knows more events.
function nameOfUnknown(event: never): string {
  return (event as { event: string }).event;
}

function sayShot(words: EventWords, player: string, shot: OneShotTold | FourShotTold, units: Units): string {
  if ('four' in shot) return words.shotFour(player, shot.color);
  return words.shot(player, shot, shot.from_far_edge_mm === undefined ? null : centimetres(shot.from_far_edge_mm, units));
}
