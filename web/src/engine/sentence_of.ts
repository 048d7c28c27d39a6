// What went wrong, in a sentence that can be shown.
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
