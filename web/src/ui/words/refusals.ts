// What was refused, or went wrong, for people: both come as codes.
import { readFault, readRefusal } from '../../engine/fault';
import { language, words } from './index';
import type { PlayerOf, RefusalSayer } from './saying/sayer';

let loaded: { language: string; say: RefusalSayer } | null = null;

export async function loadRefusals(): Promise<void> {
  if (areRefusalsHere()) return;
  const spoken = language;
  loaded = { language: spoken, say: await words.said.refusals() };
}

export function areRefusalsHere(): boolean {
  return loaded?.language === language;
}

// `playerOf`: the number under which the screen shows a seat, where it is not the seat's own. Screens are shown once
// loadRefusals() is done; those that are to be there sooner show a <Refusal>.
export function plainly(message: string, playerOf: PlayerOf = (seat) => seat + 1): string {
  const fault = readFault(message);
  if (fault) {
    const [code, ...about] = fault;
    return (words.faults[code] as (...about: string[]) => string)(...about.map((one) => (readFault(one) || readRefusal(one) ? plainly(one) : one)));
  }
  const refused = readRefusal(message);
  if (!refused) return message; // the page said it, in the reader's language
  return loaded && areRefusalsHere() ? loaded.say(refused, playerOf) : words.notLoaded;
}
