// Every match on this device: continue, export, delete; and import from files.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { messageOf } from '../../engine/fault';
import { type SavedMatch, storageIsLasting } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import { forgetImport } from '../../state/online/imported_matches';
import { Ask, Button, Card, Note, say, Screen } from '../components';
import { saveRecord, useReplayLink } from '../match_actions';
import { usePage } from '../page';
import { go } from '../route';
import { words } from '../words';
import { otherThanYou } from '../words/events';
import { dateAndTime } from '../words/measures';
import { explain } from '../words/refusals';
import { calledOnScreen, unnamedReader } from '../words/setup';
import './matches.css';

export function SavedMatches() {
  const { games } = usePage();
  const [deleting, setDeleting] = useState<SavedMatch | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const matches = matchLibrary().saved.value;
  const text = words.matches;
  const gameOf = (match: SavedMatch) => games.find(({ key }) => key === match.game)?.name ?? match.game;
  const title = (match: SavedMatch) => text.of(gameOf(match), words.home.against(scoreOf(match).map(([side]) => side)));

  // `why`: what went wrong, if anything.
  const over = (why: string | null, done: string) => {
    setFault(why);
    if (why === null) say(done);
  };
  const failed = (why: string | null) => why && `${text.failed} ${why}`;
  const exported = async (match: SavedMatch) => over(failed(await saveRecord(match.id, match.game)), text.exported);
  const deleted = (match: SavedMatch) =>
    matchLibrary().remove(match.id).then(
      () => {
        forgetImport(match.id);
        over(null, text.deleted);
      },
      (error: unknown) => over(failed(explain(messageOf(error))), text.deleted),
    );
  const take = async (name: string, record: string) => {
    const taken = await matchLibrary().import(record).catch((error: unknown) => ({ ok: false as const, error: messageOf(error) }));
    over(taken.ok ? null : `${text.importFailed(name)} ${explain(taken.error)}`, text.imported);
  };

  return (
    <Screen title={text.title} back="#/me">
      {fault && <Note fault>{fault}</Note>}
      {!storageIsLasting.value && <Note>{text.notLasting}</Note>}
      {matches.length === 0 && (
        <Card>
          <p class="soft">{text.none}</p>
        </Card>
      )}
      {matches.length > 0 && (
        <ul class="stack gap-2">
          {matches.map((match) => (
            <li key={match.id}>
              <SavedCard
                match={match}
                game={gameOf(match)}
                title={title(match)}
                onExport={() => void exported(match)}
                onDelete={() => setDeleting(match)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileIntake onFile={(name, record) => void take(name, record)} onFault={setFault} />
      <Ask
        open={deleting !== null}
        title={text.deleteAsk}
        text={deleting ? text.deleteText(title(deleting)) : ''}
        yes={text.delete}
        danger
        onNo={() => setDeleting(null)}
        onYes={() => {
          if (deleting) void deleted(deleting);
          setDeleting(null);
        }}
      />
    </Screen>
  );
}

// With the sides as they are called on the screen.
function scoreOf({ score, plan }: SavedMatch): [string, number][] {
  const reader = unnamedReader(plan);
  return Object.entries(score).map(([side, points]) => [calledOnScreen(side, reader), points]);
}

function stateOf({ over, winner, plan }: SavedMatch): string {
  const text = words.matches;
  if (!over) return text.going;
  if (winner === null) return text.overNobody;
  return unnamedReader(plan).has(winner) ? words.play.youWin : text.won(otherThanYou(winner));
}

interface SavedCardProps {
  match: SavedMatch;
  game: string;
  title: string; // game and sides, for buttons with only an icon
  onExport: () => void;
  onDelete: () => void;
}

function SavedCard({ match, game, title, onExport, onDelete }: SavedCardProps) {
  const text = words.matches;
  const { href, isReplay, icon } = useReplayLink(match);
  return (
    <article class="beside saved stack panel card">
      <div class="stack gap-1">
        <h2>{game}</h2>
        <p class="numbers saved-score">{words.home.scoreLine(scoreOf(match))}</p>
        <p class="small soft">
          <span class={match.over ? 'tag' : 'tag marked'}>{stateOf(match)}</span> {text.kind[match.kind]} ·{' '}
          {text.changed(dateAndTime(match.changed))}
        </p>
      </div>
      <div class="row">
        <Button kind={match.over ? 'plain' : 'primary'} onClick={() => go(match.kind === 'real' ? 'real' : 'play', match.id)}>
          {match.over ? text.see : text.goOn}
        </Button>
        <Button icon={icon} label={isReplay ? text.watchOf(title) : text.roundByRoundOf(title)} href={href}>
          <span class="saved-word">{isReplay ? text.watch : text.roundByRound}</span>
        </Button>
        {match.kind === 'table' && (
          <Button kind="quiet" icon="chart" label={text.reviewOf(title)} href={`#/review/${encodeURIComponent(match.id)}`} />
        )}
        <Button kind="quiet" icon="save" label={text.exportOf(title)} onClick={onExport} />
        <Button kind="quiet" icon="trash" label={text.deleteOf(title)} onClick={onDelete} />
      </div>
    </article>
  );
}

// A record from a file: chosen, or dropped anywhere on the screen.
const largest = 32 * 1024 * 1024; // bytes: hundreds of the longest matches

interface FileIntakeProps {
  onFile: (name: string, text: string) => void;
  onFault: (fault: string) => void;
}

function FileIntake({ onFile, onFault }: FileIntakeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largest) return onFault(`${words.matches.importFailed(file.name)} ${words.matches.tooLarge}`);
    try {
      onFile(file.name, await file.text());
    } catch (error) {
      onFault(`${words.matches.importFailed(file.name)} ${explain(messageOf(error))}`); // deleted, or not readable
    }
  };
  useDrop(setOver, (file) => void read(file));
  return (
    <Card class={over ? 'intake over' : 'intake'}>
      <div class="row">
        <Button icon="open" onClick={() => input.current?.click()}>
          {words.matches.import}
        </Button>
        <p class="field-help grow">{words.matches.importHelp}</p>
      </div>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={words.matches.import}
        accept=".ndjson,.jsonl,.json,.txt,application/x-ndjson"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Card>
  );
}

function useDrop(setOver: (over: boolean) => void, onDrop: (file: File | undefined) => void): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', (event) => (event.preventDefault(), setOver(true)), { signal });
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}
