import { EmptyMessage } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { GoodsList } from './useGoods.ts';

/** No results: the query, and the way to clear it. */
export function NoGoods({ goods }: { goods: GoodsList }) {
  const { t } = useTranslation('prices');
  const { keyword } = goods.asked;
  return (
    <EmptyMessage
      art="none"
      title={keyword === '' ? t('none.title') : t('none.for', { keyword })}
      reason={t('none.reason')}
      action={{ label: t('none.widen'), onClick: () => goods.open('') }}
    />
  );
}
