// A match's record, given away as a file.
import { messageOf } from '../engine/fault';
import { exportMatch } from '../state/matches';
import { saveFile } from './save_file';
import { loadRefusals, explain } from './words/refusals';

// Resolves with why it could not be done, or null.
export async function saveRecord(id: string, game: string): Promise<string | null> {
  try {
    saveFile(`hammer-${game}-${id}.ndjson`, await exportMatch(id));
    return null;
  } catch (error) {
    await loadRefusals();
    return explain(messageOf(error));
  }
}
