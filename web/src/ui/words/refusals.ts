// The engine's refusals for people. Its sentences name the field as files and the command line know it; here it has
// the name that stands beside its control.
import { words } from './index';

export function plainly(sentence: string): string {
  const named = sentence
    .replace(/\boptions\.(\w+)/g, (_, option: string) => words.options.name(option))
    .replace(/\bseats\[\d+\]\.name\b/g, words.refusals.playerName)
    .replace(/\bscore\.(?=\S)/g, '');
  return named.charAt(0).toUpperCase() + named.slice(1) + (/[.!?]$/.test(named) ? '' : '.');
}
