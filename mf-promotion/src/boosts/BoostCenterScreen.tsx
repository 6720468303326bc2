import { paths } from '@mall/contract/core/paths';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf, useSession } from '@mall/platform';
import { ButtonLink, EmptyMessage, media, Page, Pagination, Section } from '@mall/ui';
import { Loaded, pageOf } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActivityCard } from './ActivityCard.tsx';
import { LaunchCard } from './LaunchCard.tsx';
import { useStarting } from './useStarting.ts';

const size = 12;

/** The activities for which friends can help, and the visitor's own running boosts. */
export function BoostCenterScreen() {
  const { t } = useTranslation('boosts');
  const { token } = useSession();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const center = useQueryOf('boost.center', { page, size }, { quiet: true });
  const { start, starting } = useStarting();
  return (
    <Page
      title={t('center.title')}
      lead={t('center.lead')}
      actions={token !== null && <ButtonLink to={promotionPaths.myBoosts()}>{t('mine.title')}</ButtonLink>}
    >
      <Loaded read={center} skeleton="cards">
        {({ list, total, mine }) => (
          <>
            {mine.length > 0 && (
              <Section title={t('center.mine')} size="part" flush>
                <Cards>
                  {mine.map((launch) => (
                    <li key={launch.id}>
                      <LaunchCard launch={launch} />
                    </li>
                  ))}
                </Cards>
              </Section>
            )}
            {list.length === 0 ? (
              <EmptyMessage
                title={t('center.none')}
                reason={t('center.noneReason')}
                action={{ label: t('center.browse'), to: paths.productCenter() }}
              />
            ) : (
              <Section
                title={mine.length > 0 ? t('center.all') : undefined}
                size="part"
                flush={mine.length === 0}
              >
                <Cards>
                  {list.map((activity) => (
                    <li key={activity.id}>
                      <ActivityCard
                        activity={activity}
                        busy={starting === activity.id}
                        onStart={() => start(activity.id)}
                        onOver={() => void center.refetch()}
                      />
                    </li>
                  ))}
                </Cards>
              </Section>
            )}
            <Pagination page={page} size={size} total={total} hrefOf={(to) => `?page=${to}`} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  > li > * { height: 100%; }
  ${media.belowDesk} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
