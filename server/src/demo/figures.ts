import type { Mount } from '@mall/contract/catalog/design';
import type { SourceProduct } from './source.ts';

const mounts: Readonly<Record<string, Mount>> = {
  rug: 'rug',
  pendant: 'ceiling',
  mirror: 'wall',
  art: 'wall',
  clock: 'wall',
  wall_shelf: 'wall',
  pegboard: 'wall',
  curtain: 'wall',
};

/** How a kind of furniture is drawn from above; a kind missing here is a box. */
const figures: Readonly<Record<string, string>> = {
  sofa: 'sofa',
  armchair: 'chair',
  chair: 'chair',
  stool: 'stool',
  bench: 'bench',
  table: 'table',
  coffee_table: 'table',
  side_table: 'table',
  kids_table: 'table',
  desk: 'desk',
  bed: 'bed',
  crib: 'bed',
  rug: 'rug',
  pendant: 'lamp',
  floor_lamp: 'lamp',
  table_lamp: 'lamp',
  potted_plant: 'plant',
  basket: 'round',
  vase_set: 'round',
};

/** Where a product belongs in a plan and how it is drawn there; a table as wide as deep is a round one. */
export const standing = ({ type, size: [w, d] }: SourceProduct): { mount: Mount; figure: string } => {
  const figure = figures[type] ?? 'box';
  return { mount: mounts[type] ?? 'floor', figure: figure === 'table' && w === d ? 'roundTable' : figure };
};
