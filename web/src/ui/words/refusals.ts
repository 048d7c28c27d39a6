// What was refused, or went wrong, for people. The engine's sentences name the field as files and the command line know
// it; here it has the name that stands beside its control. What went wrong in the page itself comes as a code.
import { readFault } from '../../engine/fault';
import { language, words } from './index';
import type { PlayerOf, RefusalSayer } from './saying/sayer';

let loaded: { language: string; say: RefusalSayer } | null = null;

// Where the engine's own sentence is shown there is nothing to load.
export async function loadRefusals(): Promise<void> {
  if (!words.said.refusals || areRefusalsHere()) return;
  const spoken = language;
  loaded = { language: spoken, say: await words.said.refusals() };
}

export function areRefusalsHere(): boolean {
  return !words.said.refusals || loaded?.language === language;
}

// `playerOf`: the number under which the screen shows a seat, where it is not the seat's own. Screens are shown once
// loadRefusals() is done; those that are to be there sooner show a <Refusal>.
export function plainly(sentence: string, playerOf: PlayerOf = (seat) => seat + 1): string {
  const fault = readFault(sentence);
  if (fault) {
    const [code, ...about] = fault;
    return (words.faults[code] as (...about: string[]) => string)(...about.map((one) => (readFault(one) ? plainly(one) : one)));
  }
  if (!words.said.refusals) return inEnglish(sentence, playerOf);
  return loaded && areRefusalsHere() ? loaded.say(sentence, playerOf) : words.notLoaded;
}

function inEnglish(sentence: string, playerOf: PlayerOf): string {
  const named = sentence
    .replace(/\boptions\.(\w+)/g, (_, option: string) => words.options.name(option))
    .replace(/\bseats\[(\d+)\]\.name\b/g, (_, seat: string) => words.refusals.playerName(playerOf(Number(seat))))
    .replace(/\bscore\.(?=\S)/g, '');
  return named.charAt(0).toUpperCase() + named.slice(1) + (/[.!?]$/.test(named) ? '' : '.');
}
