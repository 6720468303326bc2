import { useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { SaleFilters } from '../SaleFilters.tsx';
import type { MallGoods } from './useMallGoods.ts';

/** A category, whose products count with those of the categories below it. */
export function ProductFilters({ goods }: { goods: MallGoods }) {
  const { t } = useTranslation('mallGoods');
  const { data } = useQueryOf('mallGoods.choices', {}, { staleTime: 60_000 });
  return (
    <SaleFilters
      list={goods}
      category={{
        label: t('category'),
        any: t('anyCategory'),
        options: inOrder(data?.categories ?? []),
      }}
    />
  );
}

type Named = { readonly id: string; readonly name: string; readonly parent: string | null };

/** Each category before those below it, which are set in. */
const inOrder = (
  all: readonly Named[],
  parent: string | null = null,
  depth = 0,
): { value: string; label: string }[] =>
  all
    .filter((one) => one.parent === parent)
    .flatMap(({ id, name }) => [
      { value: id, label: `${'\u2003'.repeat(depth)}${name}` },
      ...inOrder(all, id, depth + 1),
    ]);
