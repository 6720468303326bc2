import { useTranslation } from 'react-i18next';

export function OrdersScreen() {
  const { t } = useTranslation('member');
  return (
    <main>
      <h1>{t('orders.title')}</h1>
    </main>
  );
}
