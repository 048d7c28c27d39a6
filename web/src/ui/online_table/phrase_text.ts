import { onlineWords } from '../words';

// A newer server may know phrases that this page does not.
export function phraseText(code: string): string {
  return onlineWords.table.phrases[code] ?? code.replaceAll('_', ' ');
}
