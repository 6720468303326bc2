import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { EmptyMessage, Page } from '@mall/ui';
import { PayOrder } from './PayOrder.tsx';

export function PayScreen() {
  const { t } = useTranslation('checkout');
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  if (orderId === '') {
    return (
      <Page title={t('pay.title')}>
        <EmptyMessage
          title={t('pay.nothing.title')}
          reason={t('pay.nothing.reason')}
          action={{ label: t('pay.toOrders'), to: paths.memberOrders() }}
        />
      </Page>
    );
  }
  return <PayOrder key={orderId} orderId={orderId} />;
}
