// #/real plans a match beside a real board, #/real/ID scores it.
import { route } from '../route';
import { RealTable } from './real_table';
import { RealSetup } from './setup';

export function RealTableScreens() {
  const id = route.value[1];
  return id === undefined ? <RealSetup /> : <RealTable key={id} id={id} />;
}
