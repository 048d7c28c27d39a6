// Every match on this device: to go on with, to give away as a file, to delete; and files to take in.
import { useState } from 'preact/hooks';

import { deleteMatch, exportMatch, importMatch, savedMatches, type SavedMatch } from '../../state/matches';
import { Ask, Button, Card, Note, Screen, say } from '../components';
import { usePage } from '../page';
import { go } from '../route';
import { saveFile } from '../save_file';
import { words } from '../words';
import { dateAndTime } from '../words/measures';
import { FileIntake } from './file_intake';
import './matches.css';

export function SavedMatches() {
  const { games } = usePage();
  const [parting, setParting] = useState<SavedMatch | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const matches = savedMatches().value;
  const text = words.matches;
  const gameOf = (match: SavedMatch) => games.find(({ key }) => key === match.game)?.name ?? match.game;
  const title = (match: SavedMatch) => text.of(gameOf(match), words.home.against(Object.keys(match.score)));

  // Says what went wrong instead of failing unseen.
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      setFault(null);
      say(done);
    } catch (error) {
      setFault(`${text.failed} ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const exported = (match: SavedMatch) =>
    attempt(async () => saveFile(`hammer-${match.game}-${match.id}.ndjson`, await exportMatch(match.id)), text.exported);
  const take = async (name: string, record: string) => {
    const taken = await importMatch(record);
    if (!taken.ok) return setFault(`${text.importFailed(name)} ${taken.error}`);
    setFault(null);
    say(text.imported);
  };

  return (
    <Screen title={text.title} back="#/">
      {fault && <Note fault>{fault}</Note>}
      {matches.length === 0 && (
        <Card>
          <p class="soft">{text.none}</p>
        </Card>
      )}
      {matches.length > 0 && (
        <ul class="list">
          {matches.map((match) => (
            <li key={match.id}>
              <SavedCard
                match={match}
                game={gameOf(match)}
                title={title(match)}
                onExport={() => void exported(match)}
                onDelete={() => setParting(match)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileIntake onFile={(name, record) => void take(name, record)} onFault={setFault} />
      <Ask
        open={parting !== null}
        title={text.deleteAsk}
        text={parting ? text.deleteText(title(parting)) : ''}
        yes={text.delete}
        danger
        onNo={() => setParting(null)}
        onYes={() => {
          if (parting) void attempt(() => deleteMatch(parting.id), text.deleted);
          setParting(null);
        }}
      />
    </Screen>
  );
}

interface SavedCardProps {
  match: SavedMatch;
  game: string;
  title: string; // game and sides, for buttons that only show a picture
  onExport: () => void;
  onDelete: () => void;
}

function SavedCard({ match, game, title, onExport, onDelete }: SavedCardProps) {
  const text = words.matches;
  const state = !match.over ? text.going : match.winner === null ? text.overNobody : text.won(match.winner);
  return (
    <article class="saved card">
      <div class="saved-words">
        <h2>{game}</h2>
        <p class="numbers saved-score">{words.home.scoreLine(Object.entries(match.score))}</p>
        <p class="small soft">
          <span class={match.over ? 'tag' : 'tag marked'}>{state}</span> {text.kind[match.kind]} ·{' '}
          {text.changed(dateAndTime(match.changed))}
        </p>
      </div>
      <div class="row">
        <Button kind={match.over ? 'plain' : 'primary'} onClick={() => go(match.kind === 'real' ? 'real' : 'play', match.id)}>
          {match.over ? text.see : text.goOn}
        </Button>
        <Button kind="quiet" icon="save" label={text.exportOf(title)} onClick={onExport} />
        <Button kind="quiet" icon="trash" label={text.deleteOf(title)} onClick={onDelete} />
      </div>
    </article>
  );
}
