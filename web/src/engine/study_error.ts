// What the engine refused, in its own sentence.
export class StudyError extends Error {
  constructor(
    sentence: string,
    readonly field: string | null = null, // of what was asked: "weights[1]", "throw.speed"
  ) {
    super(sentence);
    this.name = 'StudyError';
  }
}
