import { useId } from 'react';
import type { Opening, Point, Room } from '@mall/contract/catalog/design';
import { stretchOf, sweepOf } from './plan/doors.ts';
import {
  areaOf,
  lengthOf,
  middleOf,
  minus,
  normalOf,
  plus,
  scaled,
  type Segment,
  sidesOf,
} from './plan/geometry.ts';
import { floorColours } from './floor-colours.ts';
import type { Selection } from './plan/planner.ts';

type RoomsProps = {
  rooms: readonly Room[];
  selected: Selection | null;
  /** The height of a letter in millimetres. */
  text: number;
  say: { length: (mm: number) => string; area: (mm2: number) => string };
};

/** Floors and walls with their lengths; the handles are drawn on top of them. */
export function Rooms({ rooms, selected, text, say }: RoomsProps) {
  return (
    <>
      {rooms.map((room) => (
        <path
          key={`walls ${room.id}`}
          d={outline(room.polygon)}
          fill="none"
          stroke="var(--text)"
          strokeWidth={2 * thick}
          strokeLinejoin="miter"
        />
      ))}
      {rooms.map((room) => (
        <g key={room.id}>
          <path d={outline(room.polygon)} fill={floorColours.wood} />
          <Planks polygon={room.polygon} />
          {room.openings.map((opening) => (
            <OpeningMark
              key={opening.id}
              room={room}
              opening={opening}
              held={isHeld(selected, room.id, opening.id)}
            />
          ))}
          {sidesOf(room.polygon).map((wall, index) => (
            <Length
              key={index}
              wall={wall}
              text={text}
              words={say.length(lengthOf(minus(wall[1], wall[0])))}
            />
          ))}
          <Words
            at={under(room.polygon, thick + text * 3.4)}
            text={text}
            words={[room.name, say.area(areaOf(room.polygon))].filter(Boolean).join(' · ')}
          />
        </g>
      ))}
    </>
  );
}

export const outline = (polygon: readonly Point[]): string =>
  `M${polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** Boards of 30 cm, cut to the room. */
function Planks({ polygon }: { polygon: readonly Point[] }) {
  const id = useId();
  const ys = polygon.map(({ y }) => y);
  const xs = polygon.map(({ x }) => x);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const count = Math.min(200, Math.floor((bottom - top) / board));
  const lines = Array.from(
    { length: count },
    (_, index) => `M${Math.min(...xs)} ${top + (index + 1) * board}H${Math.max(...xs)}`,
  );
  return (
    <>
      <clipPath id={id}>
        <path d={outline(polygon)} />
      </clipPath>
      <path
        d={lines.join('')}
        clipPath={`url(#${id})`}
        stroke={floorColours.plank}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

const board = 300;

const isHeld = (selected: Selection | null, roomId: string, id: string): boolean =>
  selected?.is === 'opening' && selected.roomId === roomId && selected.id === id;

type MarkProps = { room: Room; opening: Opening; held: boolean };

function OpeningMark({ room, opening, held }: MarkProps) {
  const stretch = stretchOf(room, opening);
  if (stretch === null) return null;
  const sweep = sweepOf(room, opening);
  const outwards = scaled(normalOf(stretch), -thick);
  const hole = [stretch[0], stretch[1], plus(stretch[1], outwards), plus(stretch[0], outwards)];
  const stroke = held ? 'var(--brand)' : floorColours.ink;
  return (
    <g stroke={stroke} strokeWidth={held ? 2 : 1} vectorEffect="non-scaling-stroke">
      <path
        d={outline(hole)}
        fill={opening.kind === 'door' ? floorColours.wood : floorColours.glass}
        vectorEffect="non-scaling-stroke"
      />
      {opening.kind === 'window' && (
        <path
          d={`M${at(plus(stretch[0], scaled(outwards, 0.5)))}L${at(plus(stretch[1], scaled(outwards, 0.5)))}`}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {sweep && (
        <path
          d={outline(sweep)}
          fill={floorColours.swing}
          fillOpacity={0.28}
          stroke={floorColours.swingEdge}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

function Length({ wall, text, words }: { wall: Segment; text: number; words: string }) {
  const outside = scaled(normalOf(wall), -(thick + text * 1.5));
  const middle = plus(scaled(plus(wall[0], wall[1]), 1 / 2), outside);
  const along = minus(wall[1], wall[0]);
  const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const upright = angle > 90 || angle <= -90 ? angle + 180 : angle;
  return (
    <g transform={`translate(${at(middle)}) rotate(${upright})`}>
      <text textAnchor="middle" dominantBaseline="middle" fontSize={text} fill="var(--text-muted)">
        {words}
      </text>
    </g>
  );
}

function Words({ at: place, text, words }: { at: Point; text: number; words: string }) {
  return (
    <text x={place.x} y={place.y} textAnchor="middle" fontSize={text} fill="var(--text-muted)">
      {words}
    </text>
  );
}

/** Below the lowest wall, centred. */
const under = (polygon: readonly Point[], by: number): Point => ({
  x: middleOf(polygon).x,
  y: Math.max(...polygon.map(({ y }) => y)) + by,
});

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** Walls are drawn 12 cm thick, outside the room. */
export const thick = 120;
