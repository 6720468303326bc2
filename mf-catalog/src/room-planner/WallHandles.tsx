import type { Room } from '@mall/contract/catalog/design';
import { useTranslation } from 'react-i18next';
import { stretchOf } from './plan/doors.ts';
import { directionOf, normalOf, plus, scaled, sidesOf } from './plan/geometry.ts';
import type { Selection } from './plan/planner.ts';
import { thick } from './Rooms.tsx';

type WallHandlesProps = { rooms: readonly Room[]; selected: Selection | null; text: number };

/**
 * Broad, invisible lines along walls and openings, to grab them with the pointer or reach them with Tab; the
 * selected one is visible.
 */
export function WallHandles({ rooms, selected, text }: WallHandlesProps) {
  const { t } = useTranslation('design');
  return rooms.map((room) => (
    <g key={room.id} strokeWidth={Math.max(2 * thick, text * 2.2)} strokeLinecap="butt">
      {sidesOf(room.polygon).map((wall, index) => {
        const held = selected?.is === 'wall' && selected.roomId === room.id && selected.wall === index;
        const out = scaled(normalOf(wall), -thick / 2);
        const [from, to] = [plus(wall[0], out), plus(wall[1], out)];
        const { x } = directionOf(wall);
        return (
          <path
            key={index}
            data-wall={index}
            data-room={room.id}
            role="button"
            tabIndex={0}
            aria-pressed={held}
            aria-label={t('floor.wall', { number: index + 1 })}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke="var(--brand)"
            strokeOpacity={held ? 0.55 : 0}
            cursor={Math.abs(x) > 0.7 ? 'ns-resize' : 'ew-resize'}
          />
        );
      })}
      {room.openings.map((opening) => {
        const stretch = stretchOf(room, opening);
        if (stretch === null) return null;
        const held = selected?.is === 'opening' && selected.roomId === room.id && selected.id === opening.id;
        return (
          <path
            key={opening.id}
            data-opening={opening.id}
            data-room={room.id}
            role="button"
            tabIndex={0}
            aria-pressed={held}
            aria-label={t(opening.kind === 'door' ? 'floor.door' : 'floor.window')}
            d={`M${stretch[0].x} ${stretch[0].y}L${stretch[1].x} ${stretch[1].y}`}
            stroke="var(--brand)"
            strokeOpacity={held ? 0.35 : 0}
            cursor="grab"
          />
        );
      })}
    </g>
  ));
}
