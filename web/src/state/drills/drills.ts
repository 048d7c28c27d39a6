// The drills. Each is data: boards to throw at, one after the other, and the marks for what a throw did there.
import type { PlacedWeight } from '../../engine/study';
import type { Place, TableInfo } from '../../engine/types';
import { all, fourStand, inPlay, knocksOff, leavesOwn, restsIn, staysOn, worth } from '../exercise/checks';
import { isIn, placeOn, weightOn, zoneOn, type Area, type Check, type Exercise, type Outcome } from '../exercise/exercise';

export type DrillKey = 'lag' | 'attack' | 'block' | 'hanger' | 'four' | 'bank';

export interface DrillLevel {
  powder: string;
  exercises: (board: TableInfo) => DrillExercise[]; // in turn, repeatedly
  maxMarks: number; // of one throw
}

export interface DrillExercise extends Exercise {
  marks: (outcome: Outcome) => number;
  check: Check; // what a throw without marks lacked
}

export interface Drill {
  key: DrillKey;
  throws: number;
  needs: { cushions: boolean; fours: boolean }; // of board and game
  levels: DrillLevel[]; // easiest first
}

// ---- how throws are marked

interface Reach {
  along: number; // m to either side of the place
  across: number;
}

// Fields round a place, one within the other, from the outermost in; none is wider than the board.
function fieldsRound(board: TableInfo, { x, y }: Place, reaches: readonly Reach[]): Area[] {
  const half = board.width / 2;
  return reaches.map(({ along, across }) => ({
    shape: 'zone' as const,
    x0: x - along,
    x1: Math.min(board.length, x + along),
    y0: Math.max(-half, y - across),
    y1: Math.min(half, y + across),
  }));
}

// One mark for each field that the weight rests in.
function marksInFields(fields: readonly Area[]): (outcome: Outcome) => number {
  return (outcome) => {
    const [weight] = outcome.thrown;
    return weight && !inPlay(outcome) ? fields.filter((field) => isIn(field, weight)).length : 0;
  };
}

// `each` marks for every weight of the other colour that fell, and one more if the thrown weight is still on the board.
function marksForKnockingOff(each: number): (outcome: Outcome) => number {
  return ({ thrown, others }) => {
    const [weight] = thrown;
    if (!weight) return 0;
    const fell = others.filter(({ color, fate }) => color !== weight.color && fate === 'fell').length;
    return fell * each + (fell > 0 && weight.fate === 'on' ? 1 : 0);
  };
}

function marksByZone(byZone: Readonly<Record<string, number>>): (outcome: Outcome) => number {
  return ({ thrown }) => byZone[thrown[0]?.judged?.zone ?? ''] ?? 0;
}

// ---- lag

const wide = reaches(0.4, 0.2);
const smaller = reaches(0.28, 0.15);
const small = reaches(0.22, 0.11);

// All, two thirds and one third of it.
function reaches(along: number, across: number): Reach[] {
  return [3, 2, 1].map((thirds) => ({ along: (along * thirds) / 3, across: (across * thirds) / 3 }));
}

function lagTo(board: TableInfo, fromEdge: number, left: number, size: readonly Reach[]): DrillExercise {
  const place = placeOn(board, fromEdge, left);
  const areas = fieldsRound(board, place, size);
  return { weights: [], color: 'red', areas, aimFor: place, check: restsIn(areas[0] ?? zoneOn(board, 0, 0)), marks: marksInFields(areas) };
}

const lag: Drill = {
  key: 'lag',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', maxMarks: 3, exercises: (board) => [lagTo(board, 0.45, 0, wide)] },
    { powder: 'medium', maxMarks: 3, exercises: (board) => [lagTo(board, 0.35, 0.1, smaller), lagTo(board, 0.35, -0.1, smaller)] },
    { powder: 'fast', maxMarks: 3, exercises: (board) => [lagTo(board, 0.25, -0.13, small), lagTo(board, 0.25, 0.13, small)] },
  ],
};

// ---- attack

// Blue lies at these places: from the far edge, left of the middle.
function attackOn(board: TableInfo, ...places: [number, number][]): DrillExercise {
  const weights = places.map(([fromEdge, left]) => weightOn(board, 'blue', fromEdge, left));
  return { weights, color: 'red', areas: [], aimFor: null, check: all(knocksOff, staysOn), marks: marksForKnockingOff(2) };
}

const attack: Drill = {
  key: 'attack',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', maxMarks: 3, exercises: (board) => [attackOn(board, [0.12, 0])] },
    {
      powder: 'medium',
      maxMarks: 3,
      exercises: (board) => [attackOn(board, [0.15, 0.2]), attackOn(board, [0.15, -0.2]), attackOn(board, [0.7, 0.1]), attackOn(board, [0.7, -0.1])],
    },
    {
      powder: 'medium',
      maxMarks: 5,
      exercises: (board) => [attackOn(board, [0.25, 0.02], [0.1, 0.07]), attackOn(board, [0.25, -0.02], [0.1, -0.07])],
    },
  ],
};

// ---- block

interface Lane {
  left: number; // of the weight to be guarded
  near: number; // the lane, from the far edge
  far: number;
  width: number;
}

// In the lane 3, beside it 1.
function blockOn(board: TableInfo, { left, near, far, width }: Lane): DrillExercise {
  const lane = zoneOn(board, near, far, left + width / 2, left - width / 2);
  const beside = zoneOn(board, near + 0.2, far - 0.1, left + width, left - width);
  const inLane = all(leavesOwn, restsIn(lane));
  const isBeside = all(leavesOwn, restsIn(beside));
  return {
    weights: [weightOn(board, 'red', 0.12, left)],
    color: 'red',
    areas: [lane],
    aimFor: null,
    check: inLane,
    marks: (outcome) => (!inLane(outcome) ? 3 : !isBeside(outcome) ? 1 : 0),
  };
}

const narrow = { near: 0.75, far: 0.35, width: 0.11 };

const block: Drill = {
  key: 'block',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', maxMarks: 3, exercises: (board) => [blockOn(board, { left: 0, near: 0.85, far: 0.4, width: 0.12 })] },
    { powder: 'medium', maxMarks: 3, exercises: (board) => [blockOn(board, { left: 0.13, ...narrow }), blockOn(board, { left: -0.13, ...narrow })] },
    {
      powder: 'fast',
      maxMarks: 3,
      exercises: (board) => [0.15, -0.15].map((left) => blockOn(board, { left, near: 0.6, far: 0.3, width: 0.09 })),
    },
  ],
};

// ---- hanger

const forAll = { hanger: 5, corner_hanger: 5, '5': 2, '4': 2, '3': 2, '2': 1 };
const forTheDeepest = { hanger: 5, corner_hanger: 5, '5': 2, '4': 2, '3': 2 };

function hangerOn(board: TableInfo, byZone: Record<string, number>, weights: PlacedWeight[] = []): DrillExercise {
  const area = zoneOn(board, board.trey_line ?? 0, 0);
  return { weights, color: 'red', areas: [area], aimFor: null, check: worth(3, area), marks: marksByZone(byZone) };
}

const hanger: Drill = {
  key: 'hanger',
  throws: 8,
  needs: { cushions: false, fours: false },
  levels: [
    { powder: 'medium', maxMarks: 5, exercises: (board) => [hangerOn(board, forAll)] },
    { powder: 'medium', maxMarks: 5, exercises: (board) => [hangerOn(board, forTheDeepest)] },
    {
      powder: 'fast',
      maxMarks: 5,
      exercises: (board) => [hangerOn(board, forTheDeepest, [weightOn(board, 'blue', 0.6, 0.09), weightOn(board, 'blue', 0.45, -0.07)])],
    },
  ],
};

// ---- four

// One for each that rests in the area, and two more when all four are in play.
function marksForReaching(area: Area): (outcome: Outcome) => number {
  return ({ thrown, failed }) => thrown.filter((weight) => weight.fate === 'on' && isIn(area, weight)).length + (failed ? 0 : 2);
}

function marksForWorth({ thrown, failed }: Outcome): number {
  return failed ? 0 : thrown.reduce((sum, { judged }) => sum + (judged?.value ?? 0), 0);
}

function fourInto(area: Area, marks: (outcome: Outcome) => number): DrillExercise {
  return { weights: [], color: 'red', areas: [area], aimFor: null, check: fourStand, marks };
}

function reaching(board: TableInfo): DrillExercise {
  const area = zoneOn(board, 0.6, 0);
  return fourInto(area, marksForReaching(area));
}

const forWorth = (board: TableInfo) => [fourInto(zoneOn(board, board.deuce_line ?? 0, 0), marksForWorth)];

const four: Drill = {
  key: 'four',
  throws: 6,
  needs: { cushions: false, fours: true },
  levels: [
    { powder: 'medium', maxMarks: 6, exercises: (board) => [reaching(board)] },
    { powder: 'medium', maxMarks: 16, exercises: forWorth },
    { powder: 'fast', maxMarks: 16, exercises: forWorth },
  ],
};

// ---- bank

const bankFields = reaches(0.24, 0.12);

function bankDeep(board: TableInfo): DrillExercise {
  const area = zoneOn(board, board.deuce_line ?? 0, 0);
  return {
    weights: [],
    color: 'red',
    areas: [area],
    aimFor: null,
    check: worth(2, area),
    marks: (outcome) => (inPlay(outcome) ? 0 : (outcome.thrown[0]?.judged?.value ?? 0)),
  };
}

function bankOnto(board: TableInfo, left: number): DrillExercise {
  const place = placeOn(board, 0.4, left);
  const areas = fieldsRound(board, place, bankFields);
  return { weights: [], color: 'red', areas, aimFor: null, check: restsIn(areas[0] ?? zoneOn(board, 0, 0)), marks: marksInFields(areas) };
}

// One behind the other; `left` is where the deeper one lies.
function bankAttack(board: TableInfo, left: number): DrillExercise {
  const weights = [weightOn(board, 'blue', 0.5, 0), weightOn(board, 'blue', 0.15, left)];
  return { weights, color: 'red', areas: [], aimFor: null, check: all(knocksOff, staysOn), marks: marksForKnockingOff(2) };
}

const bank: Drill = {
  key: 'bank',
  throws: 8,
  needs: { cushions: true, fours: false },
  levels: [
    { powder: 'medium', maxMarks: 4, exercises: (board) => [bankDeep(board)] },
    { powder: 'medium', maxMarks: 3, exercises: (board) => [bankOnto(board, 0.08), bankOnto(board, -0.08)] },
    { powder: 'medium', maxMarks: 5, exercises: (board) => [bankAttack(board, 0.08), bankAttack(board, -0.08)] },
  ],
};

// In the order in which they are offered.
export const drills: readonly Drill[] = [lag, attack, block, hanger, four, bank];
