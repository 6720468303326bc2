import type { LaunchStatus } from '@mall/contract/campaign/boost';
import type { Item } from '@mall/contract/operations';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { serverNow } from '@mall/platform';
import { Countdown, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { StatusPill, type StatusTone } from '@mall/ui/office';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { HelpBar } from './HelpBar.tsx';
import { PrizePicture } from './PrizePicture.tsx';
import { usePrize } from './usePrize.ts';

export type Launch = Item<'boost.mine'>;

export const launchTones: Readonly<Record<LaunchStatus, StatusTone>> = {
  active: 'move',
  reached: 'wait',
  ordered: 'info',
  done: 'good',
  expired: 'neutral',
  lapsed: 'neutral',
  frozen: 'bad',
  void: 'bad',
};

/** One launch: its prize, its progress, and the next action with its deadline. */
export function LaunchCard({ launch }: { launch: Launch }) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const prize = usePrize(launch);
  const { id, kind, status, helps, target, expiresAt, orderUntil, createdAt } = launch;
  const until = status === 'active' ? expiresAt : status === 'reached' ? orderUntil : null;
  return (
    <Box as="article">
      <PrizePicture kind={kind} image={prize.image} />
      <div>
        <header>
          <h2>
            <Link to={promotionPaths.boost({ launchId: id })}>{prize.title}</Link>
          </h2>
          <StatusPill tone={launchTones[status]} icon={status === 'active' ? Hourglass : undefined}>
            {t(`status.${status}`)}
          </StatusPill>
        </header>
        <p>{prize.goal}</p>
        <HelpBar helps={helps} target={target} />
        <p>
          <b>{t('progress.of', { helps: Math.min(helps, target), target })}</b>
          <span>
            {until === null ? (
              format.date(createdAt)
            ) : (
              <>
                {t(status === 'active' ? 'time.left' : 'time.order')}{' '}
                <Countdown look="text" endsAt={until} serverOffset={serverNow() - Date.now()} />
              </>
            )}
          </span>
        </p>
      </div>
    </Box>
  );
}

const Box = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  padding: var(--space-4);
  font-size: var(--step--1);

  &:hover { border-color: var(--line-strong); }
  > div:last-child { display: grid; gap: var(--space-2); min-width: 0; }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    justify-content: space-between;
  }
  h2 { font-size: var(--step-ui); line-height: var(--leading-ui); overflow-wrap: anywhere; }
  h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-m); }
  p { display: flex; flex-wrap: wrap; gap: 0 var(--space-3); justify-content: space-between; color: var(--text-muted); }
  p > b { color: var(--text); }
`;
