import { useTranslation } from 'react-i18next';

export function SeckillListScreen() {
  const { t } = useTranslation('promotion');
  return (
    <main>
      <h1>{t('seckillList.title')}</h1>
    </main>
  );
}
