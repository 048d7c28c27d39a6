// Opens the table of a match, with its thrower, until the screen is left.
import { useEffect, useState } from 'preact/hooks';

import { fault, messageOf } from '../../engine/fault';
import type { Pace, TableSession } from '../../state/table_session';
import { preferences } from '../../state/preferences';
import { type Page, studyInstance, usePage } from '../page';
import { rate } from '../parameters';
import { tableSound } from '../table_sound';
import { attachThrowing } from '../throwing/attach_throwing';
import type { OpenTable } from './at_the_table';
import { Director } from './director';

export type Opened<Session extends TableSession> = { kind: 'opening' } | { kind: 'failed'; why: string } | { kind: 'open'; openTable: OpenTable<Session> };

type Open<Session> = (stage: Director) => Promise<Session>;

export function useOpenTable<Session extends TableSession>(id: string, open: Open<Session>): Opened<Session> {
  const page = usePage();
  const [opened, setOpened] = useState<Opened<Session>>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    const ends: (() => void)[] = [];
    setOpened({ kind: 'opening' });
    openTable(page, open).then(
      (table) => {
        ends.push(() => table.session.leave(), table.director.follow(table.session, table.table), () => table.throwing.detach());
        if (left) return ends.forEach((end) => end());
        table.session.begin();
        setOpened({ kind: 'open', openTable: table });
      },
      (error: unknown) => {
        if (!left) setOpened({ kind: 'failed', why: messageOf(error) });
      },
    );
    return () => {
      left = true;
      for (const end of ends) end();
    };
  }, [id]);
  return opened;
}

async function openTable<Session extends TableSession>(page: Page, open: Open<Session>): Promise<OpenTable<Session>> {
  const loading = import('./throw_result').catch(() => null);
  const scene = await page.table.load();
  const sound = tableSound();
  // Nothing is thrown before the session begins: by then there is a thrower.
  const director = new Director(scene, sound, () => throwing.thrower.takeRelease());
  const session = await open(director);
  const game = page.games.find(({ key }) => key === session.setup.game);
  const table = page.tables.find(({ name }) => name === session.setup.table);
  if (!game || !table) throw fault('unknownGame');
  const results = await loading;
  if (results) {
    session.referee = new results.Referee(page.engine, session.setup, game, table, studyInstance);
    session.readingTime = results.readingTime;
  }
  const throwing = await attachThrowing({ scene, session, engine: page.engine, table });
  // For tests to look at.
  Object.assign((window as unknown as { hammer: object }).hammer, { session, scene, throwing });
  return { session, game, table, director, sound, throwing, results: results && results.Results };
}

export function defaultPace(): Pace {
  return { thinking: 700 / rate(), weight: 2100 / rate(), result: 3500 / rate(), rest: 900 / rate(), retry: 3000, tempo: () => preferences.value.tempo };
}
