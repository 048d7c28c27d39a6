// The people that machines are shown as: each level has a name, which is the same in every language, and a face, a line and
// remarks under its key. A match keeps the level; the command line and the API know nothing of this.
export interface Opponent {
  level: string;
  key: string;
  name: string;
}

const names: Readonly<Record<string, string>> = {
  toddler: 'Pip',
  child: 'Mia',
  newcomer: 'Otto',
  beginner: 'Lena',
  learner: 'Sam',
  novice: 'Rosa',
  casual: 'Amir',
  league: 'Yuki',
  pro: 'Kofi',
  champion: 'Vera',
};

// Null: this page knows nobody of that level, as of a newer engine.
export function opponentOf(level: string): Opponent | null {
  const name = Object.hasOwn(names, level) ? names[level] : undefined;
  return name === undefined ? null : { level, key: name.toLowerCase(), name };
}
