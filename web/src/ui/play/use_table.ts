// Opens a saved match and sets the table for it, until the screen is left.
import { useEffect, useState } from 'preact/hooks';

import { fault } from '../../engine/fault';
import { sentenceOf } from '../../engine/sentence_of';
import type { GameInfo, TableInfo } from '../../engine/types';
import type { Sound } from '../../sound/sound';
import { openMatch } from '../../state/matches';
import { PlaySession } from '../../state/play_session';
import { usePage, type Page } from '../page';
import { rate } from '../parameters';
import { goInstead } from '../route';
import { tableSound } from '../table_sound';
import { attachThrowing, type Throwing } from '../throwing';
import { Director } from './director';

export interface SetTable {
  session: PlaySession;
  game: GameInfo;
  table: TableInfo;
  director: Director;
  sound: Sound;
  throwing: Throwing;
}

export type Opened = { kind: 'opening' } | { kind: 'failed'; why: string } | ({ kind: 'open' } & SetTable);

export function useTable(id: string): Opened {
  const page = usePage();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    const ends: (() => void)[] = [];
    setOpened({ kind: 'opening' });
    setTable(page, id).then(
      (set) => {
        if (left) return set.throwing.detach();
        ends.push(() => set.session.leave(), set.director.follow(set.session, set.table), () => set.throwing.detach());
        set.session.begin();
        setOpened({ kind: 'open', ...set });
      },
      (error: unknown) => {
        if (!left) setOpened({ kind: 'failed', why: sentenceOf(error) });
      },
    );
    return () => {
      left = true;
      for (const end of ends) end();
    };
  }, [id]);
  return opened;
}

async function setTable(page: Page, id: string): Promise<SetTable> {
  const match = await openMatch(id);
  if (match.kind === 'real') goInstead('real', id);
  const scene = await page.table.load();
  const sound = tableSound();
  const director = new Director(scene, sound);
  const pace = { thinking: 700 / rate(), weight: 2100 / rate(), result: 3500 / rate(), retry: 3000 };
  const session = new PlaySession(match, director, pace);
  const game = page.games.find(({ key }) => key === match.setup.game);
  const table = page.tables.find(({ name }) => name === match.setup.table);
  if (!game || !table) throw fault('unknownGame');
  const usual = page.tables[0] ?? table;
  const throwing = await attachThrowing({ scene, session, engine: page.engine, table, usual });
  director.join = throwing.join;
  // For tests to look at.
  Object.assign((window as unknown as { hammer: object }).hammer, { session, scene, throwing });
  return { session, game, table, director, sound, throwing };
}
