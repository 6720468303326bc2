import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../platform/area.ts';
import { noteOperator } from '../platform/audit/operator.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readPlatform } from '../platform/settings/platform.queries.ts';
import { emptyMall } from './empty-mall.ts';
import { hasDemo, mayEmpty } from './presence.ts';

/** What an operator can do with the demo: end it. In production nobody can. */
export const demoRoutes = ({ route, opened: { db }, answers, settings }: AreaOptions): void => {
  const possible = async (): Promise<boolean> => settings.NODE_ENV !== 'production' && (await mayEmpty(db));
  route.operator('mallDemo.show', async () => ({ present: (await possible()) && (await hasDemo(db)) }));
  route.operator('mallDemo.empty', async ({ name }, caller) => {
    if (!(await possible())) throw new Refusal('demo.none');
    const { shopName } = await readPlatform(db);
    if (!Object.values(shopName).includes(name.trim())) throw new Refusal('demo.nameDiffers');
    await inTransaction(db, async (tx) => {
      await emptyMall(tx, caller.memberId);
      await noteOperator(tx, caller, 'setting.empty', 'setting:mall');
    });
    answers.raise('catalogue', 'prices', 'stock', 'shops', 'reviews', 'promotion', 'config');
    return null;
  });
};
