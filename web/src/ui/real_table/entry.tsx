// How a round or turn ended: by points, or by where the weights lie.
import { useState } from 'preact/hooks';

import type { ReportExtras } from '../../state/real_session';
import { Choice } from '../components';
import { realWords } from '../words';
import { PointsEntry } from './points_entry';
import type { AtBoard } from './real_table';
import { WeightsEntry } from './weights_entry';

export interface EntryProps extends AtBoard {
  extras: ReportExtras;
}

// Kept from round to round: who enters points once, does so again.
let lastWay: 'points' | 'weights' = 'points';

export function Entry(props: EntryProps) {
  const [way, setWay] = useState(lastWay);
  return (
    <section class="stack gap-3 real-entry" aria-label={realWords.entry}>
      <Choice
        label={realWords.entry}
        hiddenLabel
        options={[
          { value: 'points', label: realWords.byPoints },
          { value: 'weights', label: realWords.byWeights },
        ]}
        value={way}
        onChange={(chosen) => {
          props.session.forgetFault();
          setWay((lastWay = chosen));
        }}
      />
      {way === 'points' ? <PointsEntry {...props} /> : <WeightsEntry {...props} />}
    </section>
  );
}
