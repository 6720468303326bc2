import { paths } from '@mall/contract/core/paths';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { Button, ButtonLink, Notice, useFormat } from '@mall/ui';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '../usePrize.ts';
import { HelpButton } from './HelpButton.tsx';
import type { Detail } from './plan-check.ts';

const ShareSheet = lazy(() => import('./ShareSheet.tsx').then((file) => ({ default: file.ShareSheet })));

type LaunchActionsProps = { activity: Activity; launch: Detail; onChange: () => void };

/** The actions possible now: ask friends, help one, buy, see the result. */
export function LaunchActions({ activity, launch, onChange }: LaunchActionsProps) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const [sharing, setSharing] = useState(false);
  const { id, isMine, status, kind, target, helps, mayOrder, orderId, currentPrice } = launch;
  const reached = status === 'reached';
  if (!isMine)
    return (
      <footer>
        {status === 'active' && <HelpButton launch={launch} onDone={onChange} />}
        {activity.state === 'running' && (
          <ButtonLink to={promotionPaths.boost({ activityId: activity.id })}>{t('act.own')}</ButtonLink>
        )}
      </footer>
    );
  return (
    <>
      {status === 'frozen' && <Notice tone="danger">{t('act.frozen')}</Notice>}
      <footer>
        {mayOrder && (
          <ButtonLink
            tone={reached ? 'primary' : 'plain'}
            size="large"
            to={paths.confirm({ source: 'boost', launchId: id })}
          >
            {t(reached ? 'act.buyGoal' : 'act.buyNow', {
              price: format.money(currentPrice ?? 0, { decimals: 'always' }),
            })}
          </ButtonLink>
        )}
        {status === 'active' && (
          <Button
            tone="primary"
            size="large"
            icon={<UserPlus size={20} strokeWidth={1.5} aria-hidden />}
            onClick={() => setSharing(true)}
          >
            {t('act.ask', { count: target - helps })}
          </Button>
        )}
        {orderId !== null && <ButtonLink to={paths.memberOrders({ orderId })}>{t('act.order')}</ButtonLink>}
        {status === 'done' && kind === 'red_envelope' && (
          <ButtonLink tone="primary" to={promotionPaths.envelopes()}>
            {t('envelope.title')}
          </ButtonLink>
        )}
        {status === 'done' && kind === 'coupon' && (
          <ButtonLink tone="primary" to={promotionPaths.myCoupons()}>
            {t('act.coupons')}
          </ButtonLink>
        )}
        {(status === 'expired' || status === 'lapsed' || status === 'void') && (
          <ButtonLink to={promotionPaths.boosts()}>{t('mine.more')}</ButtonLink>
        )}
      </footer>
      {sharing && (
        <Suspense fallback={null}>
          <ShareSheet launchId={id} open onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
