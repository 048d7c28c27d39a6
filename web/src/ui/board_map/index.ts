export { BoardMap, placeInWords, type BoardMapProps, type MapEdit, type MapWeight } from './board_map';
export { mapFrame, onBoard, toTenths } from './map_frame';
export { Disc } from './map_weight';
