import type { Input, Output } from '@mall/contract/operations';
import {
  beginCategories,
  changeCategory,
  createCategory,
  findAnew,
  moveCategory,
  removeCategory,
} from '../../catalog/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { listCategories } from './categories.queries.ts';

type Parts = Pick<AreaOptions, 'answers' | 'jobs'> & { readonly db: AreaOptions['opened']['db'] };

/** The mall's categories (docs/decisions/068-the-malls-own-catalogue.md). Shoppers' menus follow at once. */
export const createCategoryService = ({ db, answers, jobs }: Parts) => ({
  list: async (): Promise<Output<'mallCategory.list'>> =>
    (await listCategories(db)).map((row) => ({
      id: String(row.id),
      parentId: row.parent_id === null ? null : String(row.parent_id),
      name: row.name,
      image: row.image === '' ? null : row.image,
      version: row.version,
      products: row.products,
    })),

  begin: async (caller: Operator): Promise<Output<'mallCategory.begin'>> => {
    const made = await inTransaction(db, (tx) => beginCategories(tx, caller));
    answers.raise('catalogue');
    return { made };
  },

  create: async (
    caller: Operator,
    input: Input<'mallCategory.create'>,
  ): Promise<Output<'mallCategory.create'>> => {
    const id = await inTransaction(db, (tx) => createCategory(tx, caller, input));
    answers.raise('catalogue');
    return { id: String(id) };
  },

  change: async (caller: Operator, input: Input<'mallCategory.change'>): Promise<null> => {
    await inTransaction(db, async (tx) => {
      await changeCategory(tx, caller, input);
      await findAnew(jobs, tx, { categoryId: input.id });
    });
    answers.raise('catalogue');
    return null;
  },

  move: async (caller: Operator, input: Input<'mallCategory.move'>): Promise<null> => {
    await inTransaction(db, async (tx) => {
      const elsewhere = await moveCategory(tx, caller, input);
      if (elsewhere) await findAnew(jobs, tx, { categoryId: input.id });
    });
    answers.raise('catalogue');
    return null;
  },

  remove: async (caller: Operator, id: number): Promise<null> => {
    await inTransaction(db, (tx) => removeCategory(tx, caller, id));
    answers.raise('catalogue');
    return null;
  },
});
