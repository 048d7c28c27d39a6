import { plural } from './plural';

// The board and what lies on it, as the map and the scoreboards say it.
export const table = {
  farEnd: 'The far end of the board',
  weights: (count: number) => plural(count, 'weight', 'weights'),
  counted: (red: number, blue: number) => (red + blue === 0 ? 'no weights' : `${red} red, ${blue} blue`),
  mapOf: (weights: string) => `Map of the far end: ${weights}`,
  // A weight on the map, for a reader: `side` is already in words.
  weightPlace: (color: string, number: number, fromEdge: string, side: string) => `${color} weight ${number}, ${fromEdge} from the far edge, ${side}`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
  left: (distance: string) => `${distance} left of the middle`,
  right: (distance: string) => `${distance} right of the middle`,
  middle: 'in the middle',
  weightRole: 'weight',
};
