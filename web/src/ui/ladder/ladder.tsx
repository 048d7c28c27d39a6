// #/ladder: the ten opponents, the strongest at the top, where one stands, and how often each was beaten.
import { useRef, useState } from 'preact/hooks';

import { ladder, recordAgainst, takeIn } from '../../state/ladder';
import { ladderAsJson, ladderIn } from '../../state/ladder_file';
import { opponentOf } from '../../state/opponents';
import { Button, Card, Face, Icon, Note, Refusal, say, Screen } from '../components';
import { beginMatch, ladderStanding, quickMatch, saveFile } from '../match_actions';
import { usePage } from '../page';
import { opponentWords, words } from '../words';
import { lineOf, opponentName } from '../words/setup';
import './ladder.css';

export function LadderScreen() {
  const page = usePage();
  const [fault, setFault] = useState<string | null>(null);
  const { rung, best } = ladderStanding(page);
  const text = opponentWords.ladder;
  const play = async (level: string) => {
    const begun = await beginMatch(quickMatch(page, level), 'table');
    setFault(begun.ok ? null : begun.error);
  };
  const levels = page.levels.map(({ name }) => name);
  const next = levels[rung] ?? '';
  return (
    <Screen title={text.title} back="#/me" backByHistory>
      {fault && <Refusal within={words.home.notStarted} of={fault} />}
      <Card class="ladder-next">
        <Face level={next} size={5} />
        <div class="stack gap-1">
          <span class="brass small bold">{text.here}</span>
          <h2>{opponentName(next)}</h2>
          <p class="soft">{lineOf(next)}</p>
        </div>
        <Button kind="primary" large wide icon="play" onClick={() => void play(next)}>
          {text.play(opponentName(next))}
        </Button>
      </Card>
      <p class="soft">{text.intro}</p>
      <ol class="stack gap-2" reversed>
        {[...levels].reverse().map((level) => (
          <li key={level}>
            <Rung level={level} isHere={level === next} isBest={levels.indexOf(level) === best} onPlay={() => void play(level)} />
          </li>
        ))}
      </ol>
      <p class="soft small">{text.counts}</p>
      <LadderFile />
    </Screen>
  );
}

interface RungProps {
  level: string;
  isHere: boolean;
  isBest: boolean;
  onPlay: () => void;
}

function Rung({ level, isHere, isBest, onPlay }: RungProps) {
  const text = opponentWords.ladder;
  const { played, won } = recordAgainst(ladder.value, level);
  return (
    <button type="button" class={isHere ? 'line gap-3 raised rung here' : 'line gap-3 raised rung'} aria-current={isHere ? 'step' : undefined} onClick={onPlay}>
      <Face level={level} size={3.25} />
      <span class="stack gap-0">
        <span class="row gap-2">
          <strong>{opponentName(level)}</strong>
          {isHere && <span class="tag marked">{text.here}</span>}
          {isBest && <span class="tag">{text.best}</span>}
        </span>
        <span class="soft small">{lineOf(level)}</span>
        <span class="small numbers">{played === 0 ? text.notPlayed : text.record(won, played - won)}</span>
      </span>
      <Icon name="play" />
    </button>
  );
}

// To another device and back. Matches that are known are not counted again.
function LadderFile() {
  const text = opponentWords.ladder;
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ text: string; isFault: boolean } | null>(null);
  const tell = (sentence: string, isFault = false) => {
    setTold({ text: sentence, isFault });
    if (!isFault) say(sentence);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const known = ladderIn(await file.text().catch(() => ''))?.filter(({ level }) => opponentOf(level) !== null);
    if (!known) return tell(text.noLadder(file.name), true);
    const added = await takeIn(known).catch(() => null);
    if (added === null) return tell(words.matches.notLasting, true);
    tell(added === 0 ? text.nothingNew : text.taken(added));
  };
  return (
    <Card title={text.file}>
      <p class="soft">{text.fileHelp}</p>
      <div class="row">
        <Button
          icon="save"
          onClick={() => {
            saveFile('hammer-ladder.json', ladderAsJson(ladder.value), 'application/json');
            tell(text.saved);
          }}
        >
          {text.save}
        </Button>
        <Button icon="open" onClick={() => input.current?.click()}>
          {text.open}
        </Button>
      </div>
      {told && (told.isFault ? <Note fault>{told.text}</Note> : <p>{told.text}</p>)}
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={text.open}
        accept=".json,application/json"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Card>
  );
}
