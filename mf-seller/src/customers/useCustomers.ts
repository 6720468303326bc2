import type { Item, Output } from '@mall/contract/operations';
import { jobsDrawer } from '@mall/office/jobs';
import { refresh, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useState } from 'react';

export type Customer = Item<'shopCustomer.list'>;
export type CustomerDetail = Output<'shopCustomer.detail'>;
export type CustomerOrder = Item<'shopCustomer.orders'>;

const pageSize = 20;

/** Who ordered in the shop, by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useCustomers = () => {
  const address = useListAddress({ keyword: 'text', tag: 'text' });
  const { asked, page, query } = address;
  const answer = useQueryOf(
    'shopCustomer.list',
    { keyword: asked.keyword, tag: asked.tag, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  const list = (more: Record<string, string>) =>
    `?${new URLSearchParams([
      ...new URLSearchParams(query),
      ...(page > 1 ? [['page', String(page)]] : []),
      ...Object.entries(more),
    ])}`;
  // A tag that the last customer has lost is still what the list is narrowed by.
  const tags = data?.tags ?? [];
  return {
    ...address,
    narrowed: asked.keyword !== '' || asked.tag !== '',
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    more: data?.more ?? false,
    tags: asked.tag === '' || tags.includes(asked.tag) ? tags : [asked.tag, ...tags],
    /** The link to one of them, which returns to this list. */
    linkTo: (userId: string) => list({ customer: userId }),
    backTo: list({}),
    ...loadOf(answer),
  };
};
export type Customers = ReturnType<typeof useCustomers>;

export const useCustomer = (userId: string) => useQueryOf('shopCustomer.detail', { userId }, { quiet: true });

/** The orders of a customer here; their page is not in the address, which has that of the list. */
export const useCustomerOrders = (userId: string) => {
  const [page, setPage] = useState(1);
  const answer = useQueryOf(
    'shopCustomer.orders',
    { userId, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  return {
    rows: answer.data?.list ?? [],
    total: answer.data?.total ?? 0,
    page,
    setPage,
    size: pageSize,
    ...loadOf(answer),
  };
};

export const useSaveCustomer = () =>
  useMutationOf('shopCustomer.save', {
    quiet: true,
    refreshes: ['shopCustomer.detail', 'shopCustomer.list', 'audit.list'],
  });

/** Writes the list to a file in the background, where the drawer shows it. */
export const useExportCustomers = () =>
  useMutationOf('shopCustomer.exportJob', {
    onSuccess: () => {
      void refresh('shopJob.list');
      jobsDrawer.set(true);
    },
  });
