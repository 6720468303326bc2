import type { Input, Output } from '@mall/contract/operations';
import {
  changeMallBrand,
  chooseHomeBrand,
  createMallBrand,
  findAnew,
  placeMallBrand,
  removeMallBrand,
  restoreMallBrand,
} from '../../catalog/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { homeBrand, mallBrandPage } from './brands.queries.ts';

type Parts = Pick<AreaOptions, 'answers' | 'jobs'> & { readonly db: AreaOptions['opened']['db'] };

/** Brands of the mall itself (docs/decisions/068-the-malls-own-catalogue.md). Shoppers' lists follow at once. */
export const createMallBrandService = ({ db, answers, jobs }: Parts) => {
  const changing = async <Made>(work: (tx: Tx) => Promise<Made>): Promise<Made> => {
    const made = await inTransaction(db, work);
    answers.raise('catalogue');
    return made;
  };

  return {
    list: async (input: Input<'mallBrand.list'>): Promise<Output<'mallBrand.list'>> => {
      const { rows, total } = await mallBrandPage(db, input);
      const { page, size, tab } = input;
      const list = rows.map(({ id, name, logo, intro, place, version, products, followers }) => ({
        id: String(id),
        name,
        logo,
        intro,
        place: tab === 'removed' ? null : place,
        version,
        products,
        followers,
      }));
      return { list, total, page, size, home: await homeBrand(db) };
    },

    create: async (caller: Operator, input: Input<'mallBrand.create'>): Promise<{ id: string }> => ({
      id: String(await changing((tx) => createMallBrand(tx, caller, input))),
    }),

    change: (caller: Operator, input: Input<'mallBrand.change'>): Promise<null> =>
      changing(async (tx) => {
        await changeMallBrand(tx, caller, input);
        await findAnew(jobs, tx, { brandId: input.id });
        return null;
      }),

    chooseHome: async (caller: Operator, input: Input<'mallBrand.chooseHome'>): Promise<null> => {
      await changing((tx) => chooseHomeBrand(tx, caller, input));
      answers.raise('config');
      return null;
    },

    place: (caller: Operator, input: Input<'mallBrand.place'>): Promise<null> =>
      changing(async (tx) => {
        await placeMallBrand(tx, caller, input);
        return null;
      }),

    remove: (caller: Operator, id: number): Promise<null> =>
      changing(async (tx) => {
        await removeMallBrand(tx, caller, id);
        return null;
      }),

    restore: (caller: Operator, id: number): Promise<null> =>
      changing(async (tx) => {
        await restoreMallBrand(tx, caller, id);
        return null;
      }),
  };
};
