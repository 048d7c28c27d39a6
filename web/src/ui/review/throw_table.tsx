// The same as the chart, in words and numbers; made when it is opened.
import { useState } from 'preact/hooks';

import type { MatchThrow } from '../../state/review/match_throws';
import type { Ratings, WinPoint } from '../../state/review/win_course';
import { studyWords } from '../words';
import { hundredths, percent } from '../words/measures';
import { shotText } from '../words/coach';

interface ThrowTableProps {
  throws: readonly MatchThrow[];
  ratings: Ratings;
  course: readonly WinPoint[];
  side: string;
}

export function ThrowTable(props: ThrowTableProps) {
  const [open, setOpen] = useState(false);
  const text = studyWords.review;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.asTable}</summary>
      {open && <Rows {...props} />}
    </details>
  );
}

function Rows({ throws, ratings, course, side }: ThrowTableProps) {
  const { columns, grades } = studyWords.review;
  const chances = new Map(course.map((point) => [point.place, point.after]));
  return (
    <div class="scroll-across" tabIndex={0} role="region" aria-label={studyWords.review.asTable}>
      <table class="throw-table small numbers">
        <thead>
          <tr>
            {[columns.throw, columns.round, columns.player, columns.shot, columns.grade, columns.loss, columns.luck, columns.chance(side)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {throws.map((one) => {
            const rating = ratings.get(one.place);
            const chance = chances.get(one.place);
            return (
              <tr key={one.place}>
                <th scope="row">{one.place + 1}</th>
                <td>{one.round}</td>
                <td>{one.player}</td>
                <td class="throw-said">{rating ? shotText(rating.played, one.color ?? undefined) : ''}</td>
                <td>{rating ? grades[rating.grade] : '–'}</td>
                <td>{rating ? hundredths(rating.loss, 1).replace('+', '') : ''}</td>
                <td>{rating ? hundredths(rating.luck, 1) : ''}</td>
                <td>{chance === undefined ? '' : percent(chance)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
