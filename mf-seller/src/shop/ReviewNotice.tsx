import { Button, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { countChanged, type Profile } from './draft.ts';
import type { ShopForm } from './useShopInfo.ts';

type ReviewNoticeProps = { profile: Profile; shop: ShopForm; mayEdit: boolean };

/**
 * The change that waits for review and since when, or why the last one was rejected; and the actions on it.
 */
export function ReviewNotice({ profile: { change }, shop, mayEdit }: ReviewNoticeProps) {
  const { t } = useTranslation('shopInfo');
  const format = useFormat();
  if (change === null || change.status === 'approved') return null;
  if (change.status === 'rejected')
    return (
      <Notice tone="danger" action={mayEdit && <Button onClick={shop.takeUp}>{t('takeUp')}</Button>}>
        {t('rejected', { reason: change.reason ?? '' })}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      action={
        mayEdit && (
          <Button busy={shop.withdrawing} onClick={shop.withdraw}>
            {t('takeBack')}
          </Button>
        )
      }
    >
      {t('pending', { count: countChanged(change.fields), at: format.dateTime(change.at) })}
    </Notice>
  );
}
