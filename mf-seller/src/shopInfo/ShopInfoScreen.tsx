import { useTranslation } from 'react-i18next';

export function ShopInfoScreen() {
  const { t } = useTranslation('seller');
  return (
    <main>
      <h1>{t('shopInfo.title')}</h1>
    </main>
  );
}
