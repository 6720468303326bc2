import type { Output } from '@mall/contract/operations';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { ApiError } from '@mall/platform';
import { EmptyMessage, media, Page, TextLink } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePrize } from '../usePrize.ts';
import { FairPlan } from './FairPlan.tsx';
import { Helpers } from './Helpers.tsx';
import { Hero } from './Hero.tsx';
import { Rules } from './Rules.tsx';
import { Terms } from './Terms.tsx';
import { useBoost } from './useBoost.ts';

/** One boost, for the member who launched it and for the friends to whom they sent it. */
export function BoostDetailScreen() {
  const { t } = useTranslation('boosts');
  const boost = useBoost();
  const [search] = useSearchParams();
  const named = search.has('launchId') || search.has('activityId');
  if (!named || (boost.error instanceof ApiError && boost.error.msgKey === 'missing'))
    return (
      <Page title={t('detail.title')}>
        <EmptyMessage
          title={t('detail.missing')}
          reason={t('detail.missingReason')}
          action={{ label: t('mine.more'), to: promotionPaths.boosts() }}
        />
      </Page>
    );
  return (
    <Loaded read={boost}>
      {(detail) => <Content detail={detail} onChange={() => void boost.refetch()} />}
    </Loaded>
  );
}

type ContentProps = { detail: Output<'boost.detail'>; onChange: () => void };

function Content({ detail: { activity, launch }, onChange }: ContentProps) {
  const { t } = useTranslation('boosts');
  const prize = usePrize(launch ?? activity);
  return (
    <Page
      title={prize.title}
      above={
        <Back>
          <TextLink to={promotionPaths.boosts()}>{t('center.title')}</TextLink>
        </Back>
      }
    >
      <Parts>
        {launch === null ? (
          <Terms activity={activity} onChange={onChange} />
        ) : (
          <Hero activity={activity} launch={launch} onChange={onChange} />
        )}
        {launch !== null && (
          <div>
            <Helpers launch={launch} />
          </div>
        )}
        <div>
          {launch !== null && <FairPlan launch={launch} />}
          <Rules activity={activity} />
        </div>
      </Parts>
    </Page>
  );
}

const Back = styled.p`
  padding-top: var(--space-4);
  font-size: var(--step--1);
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  > :first-child { grid-column: 1 / -1; }
  > div { display: grid; gap: var(--space-4); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
