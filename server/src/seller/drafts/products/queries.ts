import type { Texts } from '@mall/contract/core/languages';
import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { type RawBuilder, sql } from 'kysely';
import type { Draft, Filter } from '../core/kind.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';

export type GoodsRow = Draft<GoodsContent> & {
  readonly goods_no: string | null;
  readonly category: Texts | null;
  /** On hand now, of each SKU that shoppers can choose. */
  readonly stocks: readonly { valueIds: string[]; stock: number }[];
};

export const goodsColumns = [
  sql`p.goods_no`,
  sql`(select name from categories c where c.id::text = d.content ->> 'categoryId') as category`,
  sql`(select coalesce(jsonb_agg(jsonb_build_object('valueIds', s.value_ids, 'stock', s.stock)), '[]')
    from skus s where s.product_id = d.product_id and s.offered) as stocks`,
];

type GoodsFilter = Filter & {
  readonly sale?: 'on' | 'off' | undefined;
  readonly custom?: boolean | undefined;
  readonly keyword: string;
};

export const narrowed = ({ sale, custom, keyword }: GoodsFilter): RawBuilder<unknown>[] => [
  ...(sale === undefined ? [] : [sql`coalesce(p.on_sale, false) = ${sale === 'on'}`]),
  ...(custom === undefined ? [] : [sql`coalesce((d.content ->> 'custom')::boolean, false) = ${custom}`]),
  ...(keyword === ''
    ? []
    : [
        sql`((d.content -> 'name')::text ilike ${containing(keyword)} or p.goods_no ilike ${containing(keyword)}
          or (d.content -> 'skus')::text ilike ${containing(`"no": "${keyword}`)})`,
      ]),
];
