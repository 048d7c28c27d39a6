// #/real/judge: one weight on a real board, without a match: which line, how to look, what it is then, and the rule.
import { useState } from 'preact/hooks';

import { Card, Choice, Screen } from '../components';
import { RuleLink } from '../rules/rule_link';
import { realWords } from '../words';
import './disputed_weight.css';

type DisputedLine = keyof typeof realWords.disputed.lines;

const rules: Record<DisputedLine, readonly string[]> = {
  foul: ['G2', 'G4', 'G9'],
  deuce: ['G2', 'G5'],
  trey: ['G2', 'G5'],
  end: ['G6'],
  corner: ['G7'],
};

export function DisputedWeight() {
  const [line, setLine] = useState<DisputedLine>('trey');
  const text = realWords.disputed;
  const isEdge = line === 'end' || line === 'corner';
  const [yes, no] = text.outcomes[line];
  return (
    <Screen title={text.title} back="#/real" backByHistory>
      <p class="soft">{text.help}</p>
      <Choice
        label={text.which}
        options={(Object.keys(text.lines) as DisputedLine[]).map((value) => ({ value, label: text.lines[value] }))}
        value={line}
        onChange={setLine}
      />
      <Card title={isEdge ? text.slideTitle : text.lookTitle}>
        {isEdge ? <SlidingWeight /> : <StraightDown />}
        <ol class="stack gap-2 disputed-steps">
          {(isEdge ? text.slide : text.look).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <div class="columns gap-3" role="group" aria-label={text.verdict}>
        <Card>
          {line === 'end' && <AtTheEnd hangs />}
          {!isEdge && <FromAbove clear />}
          <p class="bold">{yes}</p>
        </Card>
        <Card>
          {line === 'end' && <AtTheEnd />}
          {!isEdge && <FromAbove />}
          <p class="bold">{no}</p>
        </Card>
      </div>
      <p class="row gap-2">
        <span class="soft">{text.rules}</span>
        {[...rules[line], 'G11'].map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </Screen>
  );
}

// An eye over the middle of the weight, and one that leans.
function StraightDown() {
  return (
    <svg class="disputed-picture" viewBox="0 0 240 120" role="img" aria-label={realWords.disputed.lookPicture}>
      <rect class="disputed-wood" x="10" y="100" width="220" height="14" />
      <rect class="disputed-paint" x="128" y="99" width="8" height="3" />
      <rect class="disputed-weight" x="74" y="82" width="48" height="18" rx="4" />
      <path class="disputed-sight" d="M98 30V82" />
      <Eye x={98} y={18} />
      <path class="disputed-sight wrong" d="M196 34L122 90" />
      <Eye x={204} y={26} />
      <path class="disputed-cross" d="M184 12l40 30M224 12l-40 30" />
    </svg>
  );
}

function Eye({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="disputed-eye" d="M-18 0Q0 -15 18 0Q0 15 -18 0Z" />
      <circle class="disputed-pupil" r="5" />
    </g>
  );
}

// From above: wood between the paint and the weight, or none.
function FromAbove({ clear = false }: { clear?: boolean }) {
  return (
    <svg class="disputed-picture" viewBox="0 0 160 110" aria-hidden="true">
      <rect class="disputed-wood" width="160" height="110" />
      <rect class="disputed-paint" y="70" width="160" height="8" />
      <circle class="disputed-weight" cx="80" cy={clear ? 34 : 44} r="28" />
      {clear && <path class="disputed-gap" d="M80 63v6" />}
    </svg>
  );
}

// From the side: another weight, its top against the end of the board, is slid along it.
function SlidingWeight() {
  return (
    <svg class="disputed-picture" viewBox="0 0 240 120" role="img" aria-label={realWords.disputed.slidePicture}>
      <rect class="disputed-wood" x="10" y="70" width="150" height="40" />
      <rect class="disputed-weight" x="112" y="50" width="56" height="20" rx="4" />
      <rect class="disputed-slider" x="161" y="42" width="20" height="54" rx="4" />
      <path class="disputed-sight" d="M160 20V112" />
    </svg>
  );
}

// From above: the end of the board, and the weight that is slid along it.
function AtTheEnd({ hangs = false }: { hangs?: boolean }) {
  return (
    <svg class="disputed-picture" viewBox="0 0 160 110" aria-hidden="true">
      <rect class="disputed-wood" y="46" width="160" height="64" />
      <rect class="disputed-slider" x={hangs ? 10 : 96} y="28" width="48" height="18" rx="3" />
      <path class="disputed-way" d={hangs ? 'M12 20h44' : 'M12 20h130'} />
      <circle class="disputed-weight" cx="86" cy={hangs ? 64 : 78} r="27" />
    </svg>
  );
}
