export { BoardMap, placeInWords, sideInWords, type BoardMapProps, type MapEdit, type MapWeight } from './board_map';
export { mapFrame, onBoard, toMap, toTenths, type MapFrame } from './map_frame';
export type { Spot } from './map_spot';
export { Disc } from './map_weight';
export { BoardPaint } from './painted_board';
