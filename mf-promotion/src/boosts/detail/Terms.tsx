import { serverNow } from '@mall/platform';
import { Button, Countdown, MoneyText, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { PrizePicture } from '../PrizePicture.tsx';
import { type Activity, usePrize } from '../usePrize.ts';
import { useStarting } from '../useStarting.ts';
import { HeroBox } from './hero-style.ts';

type TermsProps = { activity: Activity; onChange: () => void };

/** An activity that the reader has not launched: its prize, and the button to launch it. */
export function Terms({ activity, onChange }: TermsProps) {
  const { t } = useTranslation('boosts');
  const format = useFormat();
  const prize = usePrize(activity);
  const { start, starting } = useStarting();
  const { id, kind, startPrice, floorPrice, reward, helps, state, stockLeft, startAt, endAt, whyNot } =
    activity;
  const best = kind === 'price_cut' ? floorPrice : reward;
  const able = state === 'running' && whyNot === null;
  return (
    <HeroBox>
      <PrizePicture kind={kind} image={prize.image} />
      <div>
        <div>
          <p>{prize.note}</p>
          <p data-price>
            {best !== null && (
              <strong>
                <MoneyText amount={best} decimals="always" />
              </strong>
            )}
            <span>
              {startPrice !== null && <s>{format.money(startPrice, { decimals: 'always' })}</s>}{' '}
              {t('center.helps', { count: helps })}
            </span>
          </p>
        </div>
        <p>
          {state === 'upcoming' && t('center.from', { at: format.dateTime(startAt, 'short') })}
          {state === 'running' && (
            <>
              <span>{t('center.left', { count: stockLeft })}</span>
              <Countdown
                look="text"
                endsAt={endAt}
                serverOffset={serverNow() - Date.now()}
                onEnd={onChange}
              />
            </>
          )}
          {(state === 'gone' || state === 'ended') && t(`center.${state}`)}
        </p>
        <footer>
          <Button
            tone="primary"
            size="large"
            disabled={!able}
            busy={starting === id}
            onClick={() => start(id)}
          >
            {t(able ? 'center.start' : `center.not.${whyNot ?? 'boost.notRunning'}`)}
          </Button>
        </footer>
      </div>
    </HeroBox>
  );
}
