// The two streams there are: of a match, and of the person that this device is.
import type { Refused } from './answered';
import type { Api } from './api';
import { LineStream, type Pauses } from './lines';
import type { MatchLine, PersonLine } from './messages';

interface Listener<Line> {
  take(line: Line): void;
  refused(why: Refused): void;
  pauses?: Pauses;
}

// `since` is asked every time: the number of the last line that is here, -1 for none.
export function matchStream(api: Api, id: string, since: () => number, listener: Listener<MatchLine>): LineStream<MatchLine> {
  const path = () => `matches/${encodeURIComponent(id)}/stream?since=${since()}`;
  return new LineStream({ ...listener, open: (signal) => api.openStream(path(), signal) });
}

export function personStream(api: Api, listener: Listener<PersonLine>): LineStream<PersonLine> {
  return new LineStream({ ...listener, open: (signal) => api.openStream('stream', signal) });
}
