import { serverNow } from '@mall/platform';
import { Countdown, MoneyText, useFormat } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HelpBar } from '../HelpBar.tsx';
import { launchTones } from '../LaunchCard.tsx';
import { PrizePicture } from '../PrizePicture.tsx';
import { type Activity, usePrize } from '../usePrize.ts';
import { HeroBox } from './hero-style.ts';
import { LaunchActions } from './LaunchActions.tsx';
import type { Detail } from './plan-check.ts';

type HeroProps = { activity: Activity; launch: Detail; onChange: () => void };

/** The progress of a launch, its current price and the price at the goal, and how long friends may help. */
export function Hero({ activity, launch, onChange }: HeroProps) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const prize = usePrize(launch);
  const { kind, status, helps, target, cut, difference, currentPrice, startPrice, expiresAt, orderUntil } =
    launch;
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const until = status === 'active' ? expiresAt : status === 'reached' ? orderUntil : null;
  const now = kind === 'price_cut' ? currentPrice : kind === 'red_envelope' ? cut : null;
  return (
    <HeroBox>
      <PrizePicture kind={kind} image={prize.image} />
      <div>
        <div>
          <p>
            <span>{launch.isMine ? prize.note : t('detail.of', { name: launch.launcher })}</span>
            <StatusPill tone={launchTones[status]} icon={status === 'active' ? Hourglass : undefined}>
              {t(`status.${status}`)}
            </StatusPill>
          </p>
          <p data-price>
            {now !== null && (
              <strong>
                <MoneyText amount={now} decimals="always" />
              </strong>
            )}
            <span>
              {startPrice !== null && <s>{money(startPrice)}</s>} {prize.goal}
            </span>
          </p>
        </div>
        <p>
          <b>{t('progress.of', { helps: Math.min(helps, target), target })}</b>
          {kind !== 'coupon' && cut < difference && (
            <span>{t(`progress.${kind}`, { done: money(cut), rest: money(difference - cut) })}</span>
          )}
        </p>
        <HelpBar helps={helps} target={target} />
        {until !== null && (
          <p>
            <span>
              {t(status === 'active' ? 'time.left' : 'time.order')}{' '}
              <Countdown
                look="text"
                endsAt={until}
                serverOffset={serverNow() - Date.now()}
                onEnd={onChange}
              />
            </span>
            <span>{t('time.until', { at: format.dateTime(until, 'short') })}</span>
          </p>
        )}
        <LaunchActions activity={activity} launch={launch} onChange={onChange} />
      </div>
    </HeroBox>
  );
}
