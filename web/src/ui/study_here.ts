// This page's one study, started when a screen first asks for it.
import type { Study } from '../engine/study';

let begun: Promise<Study> | null = null;

export function studyHere(): Promise<Study> {
  // What could not be loaded, as without a connection, is asked for again the next time.
  begun ??= import('../engine/study_client').then(
    ({ createStudy }) => createStudy(),
    (error: unknown) => {
      begun = null;
      throw error;
    },
  );
  return begun;
}
