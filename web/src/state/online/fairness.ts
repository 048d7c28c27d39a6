// Was the luck of a finished online match fair? Its record is verified by the engine in this page, and compared with what this
// device saw and sent while it was played.
import type { Engine } from '../../engine/engine';
import type { RecordHead, RefusedRecord, VerifiedLuck } from '../../engine/types';
import type { Api, Refused } from '../../net/api';
import type { Match, SeatKind } from '../../net/messages';
import { forgetLuck, seenLuck, type SeenLuck } from './luck';

export interface LuckOfSeat {
  name: string | null;
  kind: SeatKind;
  isMine: boolean;
  number: string | null; // null: none was added
  isConfirmed: boolean; // it is the one that this device sent
}

export interface CheckedLuck {
  match: string;
  commitment: string;
  secret: string;
  draws: number;
  isSeen: boolean; // the commitment is the one that this device saw during the match
  seats: LuckOfSeat[];
}

export type Wrong =
  | { code: 'secret_differs' | 'draw_differs' } // found by the engine
  | { code: 'record_refused'; refused: RefusedRecord } // anything else that the engine found
  | { code: 'other_match' | 'no_commitment' | 'other_commitment' | 'no_secret' | 'other_number' | 'no_number' };

// Why all that was drawn fits, and yet this device cannot say that nobody chose the luck: its own number is not in the record,
// the seat's number is not the one that this device sent, or it sent none because somebody else played.
export type Unconfirmed = 'own_missing' | 'own_elsewhere' | 'watched';

export type Fairness =
  | { kind: 'fair'; luck: CheckedLuck } // the number of this device is in the record
  | { kind: 'fits'; luck: CheckedLuck; unconfirmed: Unconfirmed }
  | { kind: 'unfair'; wrong: Wrong }
  | { kind: 'older' } // from before there were commitments: drawn from a seed that was published afterwards
  | { kind: 'other_version' } // played by other rules or another physics: it cannot be checked here
  | { kind: 'not_over' }
  | { kind: 'refused'; why: Refused }; // the server did not hand it out

type FairnessApi = Pick<Api, 'match' | 'record'>;

export async function checkFairness(match: string, api: FairnessApi, engine: Pick<Engine, 'verify'>): Promise<Fairness> {
  const [view, record] = await Promise.all([api.match(match), api.record(match)]);
  for (const answered of [view, record]) {
    if (answered.ok) continue;
    if (answered.status === 404 && answered.code === 'no_match') forgetLuck(match); // its record is gone
    return { kind: 'refused', why: answered };
  }
  if (!view.ok || !record.ok) throw new Error('unreachable');
  if (view.value.phase !== 'over') return { kind: 'not_over' };
  const { ok, refused, luck } = await engine.verify(record.value);
  if (!ok && refused) return { kind: 'unfair', wrong: wrongIn(refused) };
  return judged(view.value, headOf(record.value), luck, seenLuck(match));
}

function wrongIn(refused: RefusedRecord): Wrong {
  const { code } = refused;
  return code === 'secret_differs' || code === 'draw_differs' ? { code } : { code: 'record_refused', refused };
}

function judged(view: Match, head: Partial<RecordHead>, luck: VerifiedLuck, seen: SeenLuck | null): Fairness {
  const unfair = (code: Exclude<Wrong['code'], 'record_refused'>): Fairness => ({ kind: 'unfair', wrong: { code } });
  if (head.commitment === undefined) {
    if (seen || view.luck) return unfair('no_commitment');
    return head.seed === undefined ? unfair('no_secret') : { kind: 'older' };
  }
  if (head.match !== view.id) return unfair('other_match');
  if (seen && seen.commitment !== head.commitment) return unfair('other_commitment');
  if (luck === null) return { kind: 'other_version' };
  if (luck.secret === null) return unfair('no_secret');
  // Which seat was ours is what this device remembers: a server that has changed a number may lie about that too.
  const sent = seen?.number;
  const isConfirmed = sent !== undefined && luck.numbers[sent.seat] === sent.value;
  if (sent?.state === 'accepted' && !isConfirmed) return unfair((luck.numbers[sent.seat] ?? null) === null ? 'no_number' : 'other_number');
  const own = sent ? [sent.seat] : view.you.seats;
  const seats = view.seats.map(({ seat, name, kind }): LuckOfSeat => {
    const isMine = own.includes(seat);
    return { name, kind, number: luck.numbers[seat] ?? null, isMine, isConfirmed: isMine && isConfirmed };
  });
  const checked: CheckedLuck = { ...luck, secret: luck.secret, isSeen: seen !== null, seats };
  if (isConfirmed) return { kind: 'fair', luck: checked };
  const mine = seats.filter(({ isMine }) => isMine);
  const unconfirmed = mine.length === 0 ? 'watched' : mine.some(({ number }) => number === null) ? 'own_missing' : 'own_elsewhere';
  return { kind: 'fits', luck: checked, unconfirmed };
}

// The first line, also of formats 1 and 2. The engine has read it.
function headOf(record: string): Partial<RecordHead> {
  return JSON.parse(record.slice(0, record.indexOf('\n'))) as Partial<RecordHead>;
}
