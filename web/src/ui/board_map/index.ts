export { BoardMap, placeInWords, type BoardMapProps, type MapEdit, type MapWeight } from './board_map';
export { Disc } from './map_weight';
