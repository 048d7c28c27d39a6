// Opens a saved match as a replay, until the screen is left.
import { useEffect, useState } from 'preact/hooks';

import { fault, messageOf } from '../../engine/fault';
import type { NarrationStep } from '../../engine/study';
import type { GameInfo, MatchEvent, TableInfo } from '../../engine/types';
import type { SavedMatch } from '../../state/device_store';
import { matchLibrary } from '../../state/match_library';
import { foldUndone, Replay } from '../../state/replay/replay';
import { type Page, showToTests, studyInstance, usePage } from '../page';
import { tableSound } from '../table_sound';
import { studyWords } from '../words';
import { ReplayStage } from './replay_stage';

export interface OpenReplay {
  match: SavedMatch;
  replay: Replay;
  stage: ReplayStage;
  game: GameInfo;
  table: TableInfo;
}

// Recorded with other rules or physics: it can only be read.
export interface NarratedRecord {
  match: SavedMatch;
  told: NarrationStep[];
}

// Of a real table, by points alone: there is nothing to watch.
export interface ReportedMatch {
  match: SavedMatch;
  reported: MatchEvent[][]; // of every step that was not undone
}

export type Opened = { kind: 'opening' } | { kind: 'failed'; why: string } | ({ kind: 'reported' } & ReportedMatch) | ({ kind: 'told' } & NarratedRecord) | ({ kind: 'open' } & OpenReplay);

// `step`: where to start, before its throw; null: at the beginning of the match.
export function useReplay(id: string, step: number | null): Opened {
  const page = usePage();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    const leaving = new AbortController();
    const ends: (() => void)[] = [];
    setOpened({ kind: 'opening' });
    open(page, id, leaving.signal).then(
      (set) => {
        if ('reported' in set) return leaving.signal.aborted ? undefined : setOpened({ kind: 'reported', ...set });
        if ('told' in set) return leaving.signal.aborted ? undefined : setOpened({ kind: 'told', ...set });
        if (leaving.signal.aborted) return set.replay.leave();
        if (step !== null) set.replay.toBeginning(step);
        page.table.scene.value?.prepare(); // so that the first jump is as fast as the others
        ends.push(() => set.replay.leave(), set.stage.begin(), showToTests({ replay: set.replay, stage: set.stage, scene: page.table.scene.value }));
        setOpened({ kind: 'open', ...set });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setOpened({ kind: 'failed', why: messageOf(error) });
      },
    );
    return () => {
      leaving.abort();
      for (const end of ends) end();
    };
  }, [id]);
  return opened;
}

async function open(page: Page, id: string, cancel: AbortSignal): Promise<OpenReplay | NarratedRecord | ReportedMatch> {
  const [{ match, record }, study, scene] = await Promise.all([matchLibrary().recordOf(id), studyInstance(), page.table.load()]);
  const replayed = await study.replay(record, cancel);
  if (replayed.told) return { match, told: replayed.told };
  if (!(await matchLibrary().hasBoards(match)) && replayed.steps.length > 0) {
    return { match, reported: foldUndone(replayed.steps).standing.map((step) => replayed.steps[step]?.events ?? []) };
  }
  const replay = new Replay(study, replayed, record);
  if (replay.passages.length === 0) throw new Error(studyWords.replay.nothing);
  const game = page.games.find(({ key }) => key === replay.setup.game);
  const table = page.tables.find(({ name }) => name === replay.setup.table);
  if (!game || !table) throw fault('unknownGame');
  const stage = new ReplayStage(replay, scene, table, tableSound());
  return { match, replay, stage, game, table };
}
