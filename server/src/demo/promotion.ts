import type { Texts } from '@mall/contract/core/languages';
import { dayMs } from '@mall/contract/core/time';
import { json, type Tx } from '../platform/db/open.ts';
import { newId } from '../platform/ids/ids.ts';
import type { People } from './people.ts';
import couponsJson from './texts/coupons.json' with { type: 'json' };

type Words = {
  name: Texts;
  kind: string;
  value: number;
  cap: number | null;
  threshold: number;
  scope: string;
  ids: string[];
  total: number;
};
const templates: readonly Words[] = couponsJson;

/** The demo's coupons can be claimed for a long time: a demo mall is opened at any moment. */
const takeDays = 3650;
const shopCoupon = { kind: 'amount', value: 8000, threshold: 100_000 } as const;

/** Writes coupon templates, and gives the member two of their coupons. */
export const writeCoupons = async (tx: Tx, { ids, shopId }: People): Promise<void> => {
  const open = {
    take_from: new Date(Date.now() - dayMs),
    take_to: new Date(Date.now() + takeDays * dayMs),
    valid_days: 30,
  };
  const rows = templates.map(({ name, ids: scopeIds, ...rule }) => ({
    id: newId(),
    name,
    scope_ids: scopeIds,
    ...rule,
  }));
  const taken = rows.slice(0, 2);
  await tx
    .insertInto('coupon_templates')
    .values([
      ...rows.map(({ name, ...row }) => ({
        ...row,
        ...open,
        name: json(name),
        taken: taken.some(({ id }) => id === row.id) ? 1 : 0,
      })),
      {
        id: newId(),
        shop_id: shopId,
        name: json({
          zh: '木居之家店铺券',
          en: 'Shop coupon',
          indo: 'Kupon toko',
          fili: 'Kupon ng tindahan',
        }),
        ...shopCoupon,
        scope: 'shop',
        funder: 'shop',
        total: 200,
        ...open,
      },
    ])
    .execute();
  await tx
    .insertInto('coupons')
    .values(
      taken.map(({ id, name, kind, value, cap, threshold, scope, scope_ids }) => ({
        id: newId(),
        template_id: id,
        user_id: ids.member,
        n: 1,
        name: json(name),
        kind,
        value,
        cap,
        threshold,
        scope,
        scope_ids,
        funder: 'platform',
        valid_from: new Date(),
        valid_to: new Date(Date.now() + 30 * dayMs),
      })),
    )
    .execute();
};
