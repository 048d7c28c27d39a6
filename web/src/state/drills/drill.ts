// A drill is data: boards to be thrown at, one after the other, and the marks for what a throw did there.
import type { TableInfo } from '../../engine/types';
import type { Check, Exercise } from '../exercise/exercise';
import type { Outcome } from '../exercise/outcome';

export type DrillKey = 'lag' | 'attack' | 'block' | 'hanger' | 'four' | 'bank';

export interface DrillLevel {
  powder: string;
  exercises: (board: TableInfo) => DrillExercise[]; // in turn, over and over
  most: number; // marks of one throw
}

export interface DrillExercise extends Exercise {
  marks: (outcome: Outcome) => number;
  check: Check; // what is said of a throw without marks
}

export interface Drill {
  key: DrillKey;
  throws: number;
  needs: { cushions: boolean; fours: boolean }; // of board and game
  levels: DrillLevel[]; // easiest first
}
