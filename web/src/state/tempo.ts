// How fast the throws of others are shown: machines' and those of people elsewhere. One's own are always shown as they are.

export type Tempo = 'relaxed' | 'brisk' | 'instant';

export const tempos: readonly Tempo[] = ['relaxed', 'brisk', 'instant'];

export interface Showing {
  speed: number; // times the natural one; Infinity: only where the weights come to rest
  stay: number; // share of the time that a machine seems to think, and that what became of its throw stays
}

export const ownShowing: Showing = { speed: 1, stay: 1 };

export const showings: Record<Tempo, Showing> = {
  relaxed: ownShowing,
  brisk: { speed: 3, stay: 0.4 },
  instant: { speed: Infinity, stay: 0.25 },
};

export function nextTempo(tempo: Tempo): Tempo {
  return tempos[(tempos.indexOf(tempo) + 1) % tempos.length]!;
}
