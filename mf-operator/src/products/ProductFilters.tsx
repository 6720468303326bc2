import { useQueryOf } from '@mall/platform';
import { media, SelectField } from '@mall/ui';
import { Push, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { MallGoods } from './useMallGoods.ts';

const standing = [
  { id: 'all', query: '' },
  { id: 'onSale', query: 'sale=on' },
  { id: 'offSale', query: 'sale=off' },
  { id: 'draft', query: 'tab=draft' },
  { id: 'removed', query: 'tab=removed' },
] as const;

/** A category, whose products count with those of the categories below it, and the saved views. */
export function ProductFilters({ goods }: { goods: MallGoods }) {
  const { t } = useTranslation('mallGoods');
  const { data } = useQueryOf('mallGoods.choices', {}, { staleTime: 60_000 });
  return (
    <>
      <Category
        label={t('category')}
        hideLabel
        value={goods.asked.category}
        empty={t('anyCategory')}
        options={inOrder(data?.categories ?? [])}
        onChange={(category) => goods.ask({ category })}
      />
      <Push>
        <ViewMenu
          views={standing.map(({ id, query }) => ({ id, name: t(`view.${id}`), query }))}
          {...goods.views}
        />
      </Push>
    </>
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

const Category = styled(SelectField)`
  width: 190px;
  ${media.phone} { flex: 1 1 140px; width: auto; }
`;
