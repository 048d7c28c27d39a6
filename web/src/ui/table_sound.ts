// The sound of the page's one table.
import { createSound, type Sound } from '../sound/sound';

let made: Sound | null = null;

export function tableSound(): Sound {
  made ??= createSound();
  return made;
}
