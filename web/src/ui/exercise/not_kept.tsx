// Where results of drills and lessons do not last, or cannot be read: nobody is to find out only later.
import { storageIsLasting } from '../../state/device_store';
import { Note } from '../components';
import { studyWords } from '../words';

export function NotKept({ fault = false }: { fault?: boolean }) {
  if (fault) return <Note fault>{studyWords.exercise.notRead}</Note>;
  return storageIsLasting.value ? null : <Note>{studyWords.exercise.notLasting}</Note>;
}
