import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { serverNow } from '@mall/platform';
import { Badge, Button, ButtonLink, Countdown, MoneyText, useFormat } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PrizePicture } from './PrizePicture.tsx';
import { type Activity, usePrize } from './usePrize.ts';

type ActivityCardProps = { activity: Activity; busy: boolean; onStart: () => void; onOver: () => void };

/** The prize, the number of helps, how many are left, and until when. */
export function ActivityCard({ activity, busy, onStart, onOver }: ActivityCardProps) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const prize = usePrize(activity);
  const {
    id,
    kind,
    helps,
    state,
    stockLeft,
    startPrice,
    floorPrice,
    reward,
    launchId,
    whyNot,
    startAt,
    endAt,
  } = activity;
  return (
    <Box as="article">
      <PrizePicture kind={kind} image={prize.image} />
      <div>
        <Badge tone={kind === 'price_cut' ? 'brand' : 'saleSoft'}>{t(`kind.${kind}`)}</Badge>
        <h2>
          <Link to={promotionPaths.boost({ activityId: id })}>{prize.title}</Link>
        </h2>
        <p>{prize.note}</p>
        <strong>
          {kind === 'coupon' ? (
            prize.worth
          ) : (
            <>
              <MoneyText amount={(kind === 'price_cut' ? floorPrice : reward) ?? 0} decimals="always" />
              {startPrice !== null && (
                <s>
                  <MoneyText amount={startPrice} decimals="always" />
                </s>
              )}
            </>
          )}
        </strong>
        <p>{t('center.helps', { count: helps })}</p>
        <p>
          {state === 'upcoming' && t('center.from', { at: format.dateTime(startAt, 'short') })}
          {state === 'running' && (
            <>
              {t('center.left', { count: stockLeft })} ·{' '}
              <Countdown look="text" endsAt={endAt} serverOffset={serverNow() - Date.now()} onEnd={onOver} />
            </>
          )}
          {(state === 'gone' || state === 'ended') && t(`center.${state}`)}
        </p>
        <footer>
          {launchId !== null ? (
            <ButtonLink tone="primary" to={promotionPaths.boost({ launchId })}>
              {t('center.continue')}
            </ButtonLink>
          ) : (
            <Button
              tone={whyNot === null && state === 'running' ? 'primary' : 'plain'}
              busy={busy}
              disabled={whyNot !== null || state !== 'running'}
              onClick={onStart}
            >
              {t(
                state === 'running' && whyNot === null
                  ? 'center.start'
                  : `center.not.${whyNot ?? 'boost.notRunning'}`,
              )}
            </Button>
          )}
        </footer>
      </div>
    </Box>
  );
}

const Box = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(104px, 2fr) 3fr;
  gap: var(--space-4);
  align-items: start;
  padding: var(--space-4);
  font-size: var(--step--1);

  > div:last-child { display: grid; justify-items: start; gap: var(--space-1); min-width: 0; }
  h2 { font-size: var(--step-ui); line-height: var(--leading-ui); overflow-wrap: anywhere; }
  h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-m); }
  p { color: var(--text-muted); }
  strong { color: var(--sale); font-size: var(--step-1); line-height: 1.4; }
  s { margin-left: var(--space-2); color: var(--text-muted); font-size: var(--step--1); font-weight: var(--weight); }
  footer { position: relative; margin-top: var(--space-2); }
`;
