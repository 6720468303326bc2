import { useMay } from '@mall/platform';
import { Breadcrumbs, FailedSection, Skeleton, useFormat } from '@mall/ui';
import { DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { CustomerOrders } from './CustomerOrders.tsx';
import { Note, NoteForm } from './NoteForm.tsx';
import { Money } from './parts.tsx';
import { useCustomer, useCustomers } from './useCustomers.ts';

/** One customer of the shop: what they ordered and paid here, and what the shop notes about them. */
export function CustomerPage({ userId }: { userId: string }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const { backTo } = useCustomers();
  const mayNote = useMay('order.edit');
  const { data: customer, isError, refetch } = useCustomer(userId);
  if (customer === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (customer === undefined) return <Skeleton kind="block" height={480} />;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: backTo }, { label: customer.name }]} />}
      title={customer.name}
    >
      <DetailLayout
        aside={
          <OfficeCard title={t('noteTitle')}>
            {mayNote ? <NoteForm customer={customer} /> : <Note customer={customer} />}
          </OfficeCard>
        }
      >
        <OfficeCard title={t('facts')}>
          <KeyValues
            entries={[
              { id: 'mobile', name: t('fact.mobile'), value: customer.mobile },
              { id: 'orders', name: t('column.orders'), value: format.number(customer.orders) },
              { id: 'paid', name: t('fact.paid'), value: <Money paid={customer.paid} /> },
              { id: 'first', name: t('fact.first'), value: format.dateTime(customer.firstAt, 'medium') },
              { id: 'last', name: t('column.last'), value: format.dateTime(customer.lastAt, 'medium') },
            ]}
          />
        </OfficeCard>
        <CustomerOrders userId={userId} />
      </DetailLayout>
    </OfficePage>
  );
}
