// This page's one study, started when a screen first asks for it.
import type { Study } from '../engine/study';

let begun: Promise<Study> | null = null;

export function studyHere(): Promise<Study> {
  begun ??= import('../engine/study_client').then(({ createStudy }) => createStudy());
  return begun;
}
