// While a person aims, the zones that count glow on the board and on its map: the more points, the brighter.
import { useEffect } from 'preact/hooks';

import type { Engine } from '../../engine/engine';
import type { TableInfo } from '../../engine/types';
import type { Area, TableScene } from '../../scene/contract';
import { worthOfZones, type ZoneWorth } from '../../state/zones';
import { mapFrame } from '../board_map/map_frame';
import { BoardPaint } from '../board_map/painted_board';
import type { OpenTable } from '../play/at_the_table';
import { mapGlow } from './late_tips';

// What the zones of this table are worth: the judge is asked once. Until it answers, and if it cannot, nothing glows.
export function useZones(zones: { value: readonly ZoneWorth[] }, { session, game, table }: OpenTable, engine: Engine): void {
  useEffect(() => {
    let left = false;
    worthOfZones((request) => engine.judge(request), session.setup, game, table).then(
      (found) => {
        if (!left) zones.value = found;
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [session]);
}

export function useGlow(zones: readonly ZoneWorth[], scene: TableScene | null, table: TableInfo, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    mapGlow.value = <MapGlow zones={zones} table={table} />;
    scene?.areas(zones.map((zone) => areaOf(zone, table)));
    return () => {
      mapGlow.value = null;
      scene?.areas(null);
    };
  }, [zones, scene, isOn]);
}

// Twice the points are four times as bright, so that the best zone stands out.
const brightness = ({ share }: ZoneWorth): number => share ** 2;

function areaOf(worth: ZoneWorth, { length, width }: TableInfo): Area {
  const { zone } = worth;
  const glow = brightness(worth);
  if (zone.shape === 'disc') return { shape: 'spot', x: length - zone.centre, y: 0, radius: zone.radius, glow };
  return { shape: 'zone', x0: length - zone.to, x1: length - zone.from, y0: -width / 2, y1: width / 2, glow };
}

const mm = 1000;

// In the map's millimetres, between the wood and the lines.
function MapGlow({ zones, table }: { zones: readonly ZoneWorth[]; table: TableInfo }) {
  return (
    <>
      <g class="map-zones">
        {zones.map((worth, index) => {
          const { zone } = worth;
          const opacity = brightness(worth);
          if (zone.shape === 'disc') return <circle key={index} cy={zone.centre * mm} r={zone.radius * mm} opacity={opacity} />;
          return <rect key={index} x={(-table.width / 2) * mm} y={zone.from * mm} width={table.width * mm} height={(zone.to - zone.from) * mm} opacity={opacity} />;
        })}
      </g>
      <BoardPaint table={table} frame={mapFrame(table)} />
    </>
  );
}
