import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { EmptyMessage, Page } from '@mall/ui';
import { Steps } from '../Steps.tsx';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { sourceOf } from './source.ts';

export function ConfirmScreen() {
  const { t } = useTranslation('checkout');
  const [search] = useSearchParams();
  const source = sourceOf(search);
  return (
    <Page above={<Steps at="confirm" />} title={t('confirm.title')}>
      {source ? (
        <ConfirmOrder key={search.toString()} source={source} />
      ) : (
        <EmptyMessage
          title={t('confirm.nothing.title')}
          reason={t('confirm.nothing.reason')}
          action={{ label: t('confirm.nothing.action'), to: paths.cart() }}
        />
      )}
    </Page>
  );
}
