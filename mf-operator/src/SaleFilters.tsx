import { media, SelectField } from '@mall/ui';
import { Push, ViewMenu } from '@mall/ui/office';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const standing = [
  { id: 'all', query: '' },
  { id: 'onSale', query: 'sale=on' },
  { id: 'offSale', query: 'sale=off' },
  { id: 'draft', query: 'tab=draft' },
  { id: 'removed', query: 'tab=removed' },
] as const;
type Views = ComponentProps<typeof ViewMenu>;

type SaleFiltersProps = {
  list: {
    asked: { category: string };
    ask: (change: { category: string }) => void;
    views: Omit<Views, 'views'>;
  };
  category: { label: string; any: string; options: readonly { value: string; label: string }[] };
  viewName: (id: (typeof standing)[number]['id']) => string;
};

/** The category of what the mall itself sells, and the views of its list. */
export function SaleFilters({ list, category, viewName }: SaleFiltersProps) {
  return (
    <>
      <Category
        label={category.label}
        hideLabel
        value={list.asked.category}
        empty={category.any}
        options={category.options}
        onChange={(chosen) => list.ask({ category: chosen })}
      />
      <Push>
        <ViewMenu
          views={standing.map(({ id, query }) => ({ id, name: viewName(id), query }))}
          {...list.views}
        />
      </Push>
    </>
  );
}

const Category = styled(SelectField)`
  width: 190px;
  ${media.phone} { flex: 1 1 140px; width: auto; }
`;
