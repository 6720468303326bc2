import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import type { People } from './people.ts';

/** A complete design case: one picture with a spot for each of the SKUs. */
export const wholeCase = async (
  people: People,
  ownerId: string,
  skuIds: readonly string[],
  over: Partial<CaseContent> = {},
): Promise<CaseContent> => ({
  ...emptyCase,
  title: { zh: '静谧的家', en: 'Quiet home' },
  intro: { zh: '三室两厅', en: 'Three rooms' },
  room: 'living',
  style: 'nordic',
  area: 2650,
  pictures: [
    {
      url: await people.picture(ownerId),
      w: 1600,
      h: 1000,
      spots: skuIds.map((skuId, at) => ({ id: `s${at}`, x: 1000 + at * 500, y: 5000, skuId })),
    },
  ],
  ...over,
});
