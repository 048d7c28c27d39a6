// Throws whose aim was said beforehand: from these a hand is estimated.
import type { Shot } from '../../engine/types';
import type { ThrowBy } from '../preferences';
import { shelf } from '../device_store';

export interface DeclaredOnShelf {
  id: string; // in the order of time
  at: number; // ms
  table: string;
  powder: string | number;
  weight: string;
  aimed: Shot; // to the place that was said, from where the weight was let go
  thrown: Shot; // as the person did it
  by: ThrowBy;
}

let count = 0;

export async function keepDeclared(declared: Omit<DeclaredOnShelf, 'id' | 'at'>, at = Date.now()): Promise<void> {
  count = (count + 1) % 1000;
  const id = `${String(at).padStart(14, '0')}-${String(count).padStart(3, '0')}`;
  await shelf<DeclaredOnShelf>('declared').put({ id, at, ...declared });
}

export function declaredThrows(): Promise<DeclaredOnShelf[]> {
  return shelf<DeclaredOnShelf>('declared').list();
}
