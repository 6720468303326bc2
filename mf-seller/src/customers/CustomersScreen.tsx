import { jobPermission } from '@mall/contract/seller/shop-job';
import { useSavedViews } from '@mall/office';
import { useMay } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { OfficePage, ViewMenu } from '@mall/ui/office';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CustomerPage } from './CustomerPage.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import { type Customers, useCustomers, useExportCustomers } from './useCustomers.ts';

/** Who ordered in the shop; with `?customer=` one of them. */
export function CustomersScreen() {
  const [params] = useSearchParams();
  const userId = params.get('customer');
  return userId === null ? <List /> : <CustomerPage key={userId} userId={userId} />;
}

function List() {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const customers = useCustomers();
  const count = `${format.number(customers.total)}${customers.more ? '+' : ''}`;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: customers.total, total: count })}
      actions={<Tools customers={customers} />}
    >
      <CustomerTable customers={customers} />
    </OfficePage>
  );
}

function Tools({ customers }: { customers: Customers }) {
  const { t } = useTranslation('customers');
  const mayExport = useMay(jobPermission.customerExport);
  const exporting = useExportCustomers();
  const { keyword, tag } = customers.asked;
  return (
    <>
      <ViewMenu
        views={[{ id: 'all', name: t('all'), query: '' }]}
        {...useSavedViews('seller.customers', customers)}
      />
      {mayExport && (
        <Button
          icon={<FileDown size={16} aria-hidden />}
          busy={exporting.isPending}
          disabled={customers.total === 0}
          onClick={() => exporting.mutate({ keyword, tag })}
        >
          {t('export')}
        </Button>
      )}
    </>
  );
}
