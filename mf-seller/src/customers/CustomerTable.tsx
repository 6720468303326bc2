import { KeysFoot, usePageKeys } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, VisuallyHidden } from '@mall/ui';
import { Cells, type Column, DataTable, ListSearch, OfficeCard, Select, Toolbar } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money, Tags } from './parts.tsx';
import type { Customer, Customers } from './useCustomers.ts';

const columnsOf = (
  linkTo: (userId: string) => string,
): readonly Column<Customer, ParseKeys<'customers'>>[] => [
  {
    id: 'customer',
    header: 'column.customer',
    cell: ({ userId, name, mobile }) => Cells.link(linkTo(userId), name, mobile),
  },
  {
    id: 'tags',
    header: 'column.tags',
    cell: ({ tags }) => <Tags tags={tags} />,
    width: '280px',
    card: 'foot',
  },
  {
    id: 'orders',
    header: 'column.orders',
    align: 'end',
    cell: ({ orders }) => Cells.number(orders),
    width: '110px',
    card: 'line',
  },
  {
    id: 'paid',
    header: 'column.paid',
    align: 'end',
    cell: ({ paid }) => <Money paid={paid} />,
    width: '170px',
    card: 'amount',
  },
  {
    id: 'last',
    header: 'column.last',
    align: 'end',
    cell: ({ lastAt }) => Cells.dateTime(lastAt),
    width: '170px',
    card: 'line',
  },
];

/** One card: search and tag, the customers, pagination. */
export function CustomerTable({ customers }: { customers: Customers }) {
  const { t } = useTranslation('customers');
  const keys = useSingleKeys();
  const bar = useRef<HTMLDivElement>(null);
  usePageKeys({ '/': () => bar.current?.querySelector<HTMLElement>('input')?.focus() });
  const { asked, ask, page, size, total, more, tags } = customers;
  return (
    <OfficeCard flush>
      <Toolbar ref={bar}>
        <ListSearch
          label={t('find')}
          keyword={asked.keyword}
          onSearch={(keyword) => ask({ keyword: keyword.trim() })}
        />
        {tags.length > 0 && (
          <Select
            label={<VisuallyHidden>{t('column.tags')}</VisuallyHidden>}
            options={[{ value: '', label: t('anyTag') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
            value={asked.tag}
            onChange={(tag) => ask({ tag: tag ?? '' })}
          />
        )}
      </Toolbar>
      <DataTable
        label={t('title')}
        columns={columnsOf(customers.linkTo)}
        rows={customers.rows}
        rowKey={({ userId }) => userId}
        rowName={({ name, mobile }) => `${name} ${mobile}`}
        say={(key) => t(key)}
        load={customers}
        keys={keys}
        expectedRows={size}
        empty={<Nothing customers={customers} />}
      />
      <KeysFoot
        page={page}
        size={size}
        total={total}
        more={more}
        onPage={(next) => ask({ page: next })}
        letters={[{ key: '/', does: t('keys.search') }]}
      />
    </OfficeCard>
  );
}

/** Nobody has ordered yet, or nobody fits and the way to see all. */
function Nothing({ customers }: { customers: Customers }) {
  const { t } = useTranslation('customers');
  return customers.narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('showAll'), onClick: () => customers.open('') }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
