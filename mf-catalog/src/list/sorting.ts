import { type Filters, type Sort, withFilters } from './filters.ts';

export type Order = {
  id: 'comprehensive' | 'sales' | 'priceAsc' | 'priceDesc';
  sort: Sort;
  order: Filters['order'];
};

/** Sort modes of spec §9; price sorts both ways. */
export const orders: readonly Order[] = [
  { id: 'comprehensive', sort: 'comprehensive', order: 'desc' },
  { id: 'sales', sort: 'sales', order: 'desc' },
  { id: 'priceAsc', sort: 'price', order: 'asc' },
  { id: 'priceDesc', sort: 'price', order: 'desc' },
];

export const orderOf = ({ sort, order }: Filters): Order['id'] => {
  if (sort !== 'price') return sort;
  return order === 'asc' ? 'priceAsc' : 'priceDesc';
};

export const sortedBy = (filters: Filters, id: Order['id']): Filters => {
  const { sort, order } = orders.find((known) => known.id === id) ?? { sort: 'comprehensive', order: 'desc' };
  return withFilters(filters, { sort, order });
};

/** The price button: cheapest first, then the reverse. */
export const nextPrice = (filters: Filters): Filters =>
  sortedBy(filters, orderOf(filters) === 'priceAsc' ? 'priceDesc' : 'priceAsc');
