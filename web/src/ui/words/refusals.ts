// Messages of errors and refusals, which travel as codes, in the reader's language.
import { readFault, readRefusal, type Refused } from '../../engine/fault';
import { language, languages, words } from './index';
import type { PlayerOf, RefusalMessage } from './refusal_messages';

type MakeMessage = (refused: Refused, playerOf: PlayerOf) => RefusalMessage;
let loaded: { language: string; messageFor: MakeMessage } | null = null;

export async function loadRefusals(): Promise<void> {
  if (areRefusalsLoaded()) return;
  const current = language;
  const [{ refusals }, { RefusalMessage }] = await Promise.all([languages[current].refusals(), import('./refusal_messages')]);
  loaded = { language: current, messageFor: (refused, playerOf) => new RefusalMessage(refusals, playerOf, refused) };
}

export function areRefusalsLoaded(): boolean {
  return loaded?.language === language;
}

const ownNumber: PlayerOf = (seat) => seat + 1;

// A server's refusal by one of the engine's codes; null: the code has no sentence.
export function findRefusal(refused: Refused): string | null {
  return loaded && areRefusalsLoaded() ? loaded.messageFor(refused, ownNumber).find() : null;
}

// `playerOf`: the number by which the screen shows a seat, where it is not the seat's own. Most screens load the refusals
// before they are shown; those that cannot wait show a <Refusal>.
export function explain(message: string, playerOf: PlayerOf = ownNumber): string {
  const fault = readFault(message);
  if (fault) {
    const [code, ...details] = fault;
    const sentence = words.faults[code] as (...details: string[]) => string;
    return sentence(...details.map((detail) => (readFault(detail) || readRefusal(detail) ? explain(detail) : detail)));
  }
  const refused = readRefusal(message);
  if (!refused) return message; // written by the page, in the reader's language
  return loaded && areRefusalsLoaded() ? loaded.messageFor(refused, playerOf).message() : words.notLoaded;
}
