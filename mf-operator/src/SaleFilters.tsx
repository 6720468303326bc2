import { media, SelectField } from '@mall/ui';
import { ViewMenu } from '@mall/ui/office';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const standing = [
  { id: 'all', query: '' },
  { id: 'onSale', query: 'sale=on' },
  { id: 'offSale', query: 'sale=off' },
  { id: 'draft', query: 'tab=draft' },
  { id: 'removed', query: 'tab=removed' },
] as const;

type SaleFiltersProps = {
  list: { asked: { category: string }; ask: (change: { category: string }) => void };
  category: { label: string; any: string; options: readonly { value: string; label: string }[] };
};

/** The category of what the mall itself sells. */
export function SaleFilters({ list, category }: SaleFiltersProps) {
  return (
    <Category
      label={category.label}
      hideLabel
      value={list.asked.category}
      empty={category.any}
      options={category.options}
      onChange={(chosen) => list.ask({ category: chosen })}
    />
  );
}

type SaleViewsProps = {
  saved: Omit<ComponentProps<typeof ViewMenu>, 'views'>;
  nameOf: (id: (typeof standing)[number]['id']) => string;
};

/** The views of a list of what the mall itself sells. */
export function SaleViews({ saved, nameOf }: SaleViewsProps) {
  return <ViewMenu views={standing.map(({ id, query }) => ({ id, name: nameOf(id), query }))} {...saved} />;
}

const Category = styled(SelectField)`
  width: 190px;
  ${media.phone} { flex: 1 1 140px; width: auto; }
`;
