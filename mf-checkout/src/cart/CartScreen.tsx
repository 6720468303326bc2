import { useTranslation } from 'react-i18next';

export function CartScreen() {
  const { t } = useTranslation('checkout');
  return (
    <main>
      <h1>{t('cart.title')}</h1>
    </main>
  );
}
