// What was refused, or went wrong, for people: both come as codes.
import { readFault, readRefusal, type Refused } from '../../engine/fault';
import { language, words } from './index';
import type { PlayerOf, RefusalSayer } from './saying/sayer';

let loaded: { language: string; sayer: RefusalSayer } | null = null;

export async function loadRefusals(): Promise<void> {
  if (areRefusalsHere()) return;
  const spoken = language;
  loaded = { language: spoken, sayer: await words.said.refusals() };
}

export function areRefusalsHere(): boolean {
  return loaded?.language === language;
}

// What a server refuses by one of the engine's codes; null: there are no words for that code.
export function findRefusal(refused: Refused): string | null {
  return loaded && areRefusalsHere() ? loaded.sayer.find(refused, ownNumber) : null;
}

const ownNumber: PlayerOf = (seat) => seat + 1;

// `playerOf`: the number under which the screen shows a seat, where it is not the seat's own. Screens are shown once
// loadRefusals() is done; those that are to be there sooner show a <Refusal>.
export function plainly(message: string, playerOf: PlayerOf = ownNumber): string {
  const fault = readFault(message);
  if (fault) {
    const [code, ...about] = fault;
    return (words.faults[code] as (...about: string[]) => string)(...about.map((one) => (readFault(one) || readRefusal(one) ? plainly(one) : one)));
  }
  const refused = readRefusal(message);
  if (!refused) return message; // the page said it, in the reader's language
  return loaded && areRefusalsHere() ? loaded.sayer.say(refused, playerOf) : words.notLoaded;
}
