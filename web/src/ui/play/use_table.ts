// Opens a saved match and sets the table for it, until the screen is left.
import { matchLibrary } from '../../state/match_library';
import { PlaySession } from '../../state/play_session';
import { goInstead } from '../route';
import { usualPace } from './pace';
import { useSetTable, type Opened } from './set_table';

export function useTable(id: string): Opened<PlaySession> {
  return useSetTable(id, async (stage) => {
    const match = await matchLibrary().openMatch(id);
    if (match.kind === 'real') goInstead('real', id);
    return new PlaySession(match, stage, usualPace());
  });
}
