import type { Plan, Point, Room } from '@mall/contract/catalog/design';
import { rectangle } from './walls.ts';

export type Template = { readonly key: 'rectangle' | 'corner' | 'studio'; readonly plan: Plan };

const room = (
  polygon: readonly Point[],
  door: { wall: number; at: number },
  window: { wall: number; at: number },
): Room => ({
  id: 'room-1',
  name: '',
  polygon,
  height: 2600,
  openings: [
    { id: 'door-1', kind: 'door', ...door, width: 900, hinge: 'end', swing: 'in' },
    { id: 'window-1', kind: 'window', ...window, width: 1800, hinge: 'start', swing: 'in' },
  ],
});

/** Rooms to start with: a rectangle, an L shape, a small studio. */
export const templates: readonly Template[] = [
  {
    key: 'rectangle',
    plan: {
      rooms: [room(rectangle({ x: 0, y: 0 }, 5400, 4200), { wall: 2, at: 4700 }, { wall: 0, at: 2700 })],
      items: [],
    },
  },
  {
    key: 'corner',
    plan: {
      rooms: [
        room(
          [
            { x: 0, y: 0 },
            { x: 6600, y: 0 },
            { x: 6600, y: 3600 },
            { x: 3600, y: 3600 },
            { x: 3600, y: 5800 },
            { x: 0, y: 5800 },
          ],
          { wall: 4, at: 2900 },
          { wall: 0, at: 3300 },
        ),
      ],
      items: [],
    },
  },
  {
    key: 'studio',
    plan: {
      rooms: [room(rectangle({ x: 0, y: 0 }, 4200, 6000), { wall: 2, at: 3500 }, { wall: 0, at: 2100 })],
      items: [],
    },
  },
];
