import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, Notice } from '@mall/ui';
import { Loaded } from '@mall/ui/member';

/**
 * Shows its content to promoters only. A suspended promoter still sees their earnings; anyone else sees how
 * to become one.
 */
export function PromoterOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('distribution');
  const progress = useQueryOf('promoter.progress', {}, { quiet: true });
  return (
    <Loaded read={progress}>
      {({ status, rejectReason }) => {
        if (status === 'approved') return children;
        if (status === 'suspended')
          return (
            <>
              <Notice tone="danger">{t('status.suspendedText', { reason: rejectReason })}</Notice>
              {children}
            </>
          );
        return (
          <EmptyMessage
            panel
            art="lamp"
            title={t('only.title')}
            reason={t(status === 'pending' ? 'only.pending' : 'only.reason')}
            action={
              status === 'none'
                ? { label: t('apply.open'), to: promotionPaths.apply() }
                : { label: t('status.open'), to: promotionPaths.status() }
            }
          />
        );
      }}
    </Loaded>
  );
}
