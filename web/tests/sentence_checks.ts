// For tests: codes without the engine's own sentences, what two sentences in different languages have in common, and what
// is left of English.
import type { GameInfo } from '../src/engine/types';
import { language } from '../src/ui/words';

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

// Where the page's English is plainer than that of the engine, which programs read too.
export function plainer(english: string): string {
  return english
    .replace(/it counts nothing, behind (.+ weight) by ([^.;]+(?:\.\d[^.;]*)?)\./, 'it doesn’t count: $1 is $2 deeper.')
    .replace('it counts nothing, not worth more', 'it doesn’t count: it isn’t worth more')
    .replace('it is not in play and counts nothing', 'it isn’t in play and doesn’t count')
    .replace('it counts nothing, level', 'it doesn’t count: level')
    .replaceAll('it counts nothing', 'it doesn’t count')
    .replace(/with room of (.+?);/, 'with $1 to spare;')
    .replace('cancel each other', 'cancel each other out')
    .replace('of its weights', 'of their weights')
    .replace('the colour thrown first has not', 'the weights thrown first have not')
    .replace('touches no cushion', 'didn’t touch a cushion')
    .replace(/ shoots (the \w+ (?:red|blue) weight)/, ' throws $1')
    .replace('tossed for, or named', 'tossed for, or agreed')
    .replace('when the host grants it', 'when it’s allowed')
    .replace('0.1 simulated, 0.5 reported', '0.1 on screen, 0.5 at a real table')
    .replace(/because a dead weight of (\w+)\u0027s lies on the board/, 'because one of $1’s weights is dead')
    .replace('The last step is undone.', 'The last step has been undone.')
    .replace('What was undone is done again.', 'The undone step is back.')
    .replace(/(\p{Lu}\p{L}*s)\u0027(?= )/gu, '$1’s') // James’s
    .replaceAll('\u0027', '’');
}

// Lengths are the page's own: rounded for people, by its one rule (measures.ts).
export function withoutLengths(sentence: string): string {
  return sentence.replace(length, 'so far');
}

const length = /(?:less than )?\d+(?:\.\d+)? (?:mm|cm|m|in|ft)(?=[ .;,])/g;
export const metric = /\d+(?:[.,]\d+)? (?:mm|cm|m)(?=[\s.;,])/g; // a no-break space too; "in" is a word in German
const metres = { mm: 0.001, cm: 0.01, m: 1, in: 0.0254, ft: 0.3048 };

export function lengthsIn(sentence: string): number[] {
  return [...sentence.matchAll(length)].map(([text]) => {
    const [amount, unit] = text.replace('less than ', '').split(' ') as [string, keyof typeof metres];
    return Number(amount) * metres[unit];
  });
}
