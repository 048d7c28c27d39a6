// Opens a saved match and sets the table for it, until the screen is left.
import { openMatch } from '../../state/matches';
import { PlaySession } from '../../state/play_session';
import { goInstead } from '../route';
import { usualPace } from './pace';
import { useSetTable, type Opened } from './set_table';

export function useTable(id: string): Opened<PlaySession> {
  return useSetTable(id, async (stage) => {
    const match = await openMatch(id);
    if (match.kind === 'real') goInstead('real', id);
    return new PlaySession(match, stage, usualPace());
  });
}
