import type { Item, Plan } from '@mall/contract/catalog/design';

/** A room of 5.4 by 4.2 m with a door and these SKUs in its middle. */
export const samplePlan = (...skuIds: readonly string[]): Plan => ({
  rooms: [
    {
      id: 'room',
      name: '客厅',
      polygon: [
        { x: 0, y: 0 },
        { x: 5400, y: 0 },
        { x: 5400, y: 4200 },
        { x: 0, y: 4200 },
      ],
      height: 2600,
      openings: [{ id: 'door', kind: 'door', wall: 2, at: 4750, width: 900, hinge: 'end', swing: 'in' }],
    },
  ],
  items: skuIds.map(
    (skuId, index): Item => ({
      id: `item-${index}`,
      skuId,
      own: null,
      x: 2700,
      y: 2100,
      rotation: 0,
      locked: false,
    }),
  ),
});
