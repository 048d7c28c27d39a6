// What the engine refused: the message is its code (fault.ts).
export class StudyError extends Error {
  constructor(
    message: string,
    readonly field: string | null = null, // of what was asked: "weights[1]", "throw.speed"
  ) {
    super(message);
    this.name = 'StudyError';
  }
}
