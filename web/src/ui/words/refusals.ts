// What was refused, or went wrong, for people. The engine's sentences name the field as files and the command line know
// it; here it has the name that stands beside its control. What went wrong in the page itself comes as a code.
import { readFault } from '../../engine/fault';
import { words } from './index';

// `playerOf`: the number under which the screen shows a seat, where it is not the seat's own.
export function plainly(sentence: string, playerOf: (seat: number) => number = (seat) => seat + 1): string {
  const fault = readFault(sentence);
  if (fault) {
    const [code, ...about] = fault;
    return (words.faults[code] as (...about: string[]) => string)(...about.map((one) => (readFault(one) ? plainly(one) : one)));
  }
  return words.said ? words.said.refusal(sentence, playerOf) : inEnglish(sentence, playerOf);
}

function inEnglish(sentence: string, playerOf: (seat: number) => number): string {
  const named = sentence
    .replace(/\boptions\.(\w+)/g, (_, option: string) => words.options.name(option))
    .replace(/\bseats\[(\d+)\]\.name\b/g, (_, seat: string) => words.refusals.playerName(playerOf(Number(seat))))
    .replace(/\bscore\.(?=\S)/g, '');
  return named.charAt(0).toUpperCase() + named.slice(1) + (/[.!?]$/.test(named) ? '' : '.');
}
