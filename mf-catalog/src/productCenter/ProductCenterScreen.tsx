import { useTranslation } from 'react-i18next';

export function ProductCenterScreen() {
  const { t } = useTranslation('catalog');
  return (
    <main>
      <h1>{t('productCenter.title')}</h1>
    </main>
  );
}
