// A match's record, given away as a file.
import { messageOf } from '../engine/fault';
import { matchLibrary } from '../state/match_library';
import { saveFile } from './save_file';
import { loadRefusals, explain } from './words/refusals';

// Resolves with why it could not be done, or null.
export async function saveRecord(id: string, game: string): Promise<string | null> {
  try {
    saveFile(`hammer-${game}-${id}.ndjson`, await matchLibrary().export(id));
    return null;
  } catch (error) {
    await loadRefusals();
    return explain(messageOf(error));
  }
}
