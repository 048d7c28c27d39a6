import { usePage } from '../page';

export function useGameName(): (key: string) => string {
  const { games } = usePage();
  return (key) => games.find((game) => game.key === key)?.name ?? key;
}
