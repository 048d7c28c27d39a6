// For tests: codes without the engine's own sentences, what two sentences in different languages have in common, and what
// is left of English.
import type { GameInfo } from '../../engine/types';
import { language } from './index';

// In any order; a decimal comma is a point.
export function numbersIn(sentence: string, spoken: string = language): string[] {
  const decimal = new Intl.NumberFormat(spoken).format(1.5).charAt(1);
  const plain = decimal === ',' ? sentence.replace(/(\d)[.\u202f\u00a0](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.') : sentence.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  return (plain.match(/\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map((number) => String(Number(number))).sort();
}

const english =
  /(?<!\p{L})(?:the|is|are|of|and|or|accepted|weights?|line|edge|scores?|nothing|it|its|with|by|from|that|which|not|first|worth|number|between|whole|undefined|null|NaN|throws?|shoots?|wins?|side|game|round|turn|missing|only|leave|out)(?!\p{L})/giu;

// The games' names are theirs.
export function leftInEnglish(sentence: string, games: readonly GameInfo[]): string[] {
  const bare = games.reduce((rest, { name }) => rest.replaceAll(name, ''), sentence);
  return bare.trim() === '' && sentence.trim() === '' ? ['(nothing said)'] : (bare.match(english) ?? []);
}

const sentences = new Set(['text', 'why', 'summary', 'say']);

// What an engine that speaks English says of it: the page's does not.
export function englishOf(told: object, field: 'text' | 'why' | 'summary' | 'say' | 'help' | 'default_text'): string {
  return (told as Record<string, string>)[field] ?? '';
}

// As the engine would tell it if it spoke no language.
export function withoutSentences<Told>(told: Told): Told {
  return JSON.parse(JSON.stringify(told, (field, value) => (sentences.has(field) && typeof value === 'string' ? undefined : value))) as Told;
}
