import { keepPreviousData } from '@tanstack/react-query';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, EmptyMessage, Tabs } from '@mall/ui';
import { MemberPage, PagedList, pageOf } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { LaunchCard } from './LaunchCard.tsx';

const tabs = ['all', 'running', 'reached', 'done', 'over'] as const;
const size = 10;

/** The member's launches by progress. */
export function MyBoostScreen() {
  const { t } = useTranslation('boosts');
  const [search, setSearch] = useSearchParams();
  const state = tabs.find((known) => known === search.get('state')) ?? 'all';
  const page = pageOf(search);
  const launches = useQueryOf(
    'boost.mine',
    { state, page, size },
    { placeholderData: keepPreviousData, quiet: true },
  );
  return (
    <MemberPage
      title={t('mine.title')}
      actions={
        <ButtonLink tone="primary" to={promotionPaths.boosts()}>
          {t('mine.more')}
        </ButtonLink>
      }
    >
      <Tabs
        label={t('mine.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`mine.tab.${id}`) }))}
        value={state}
        onChange={(next) => setSearch({ state: next })}
      />
      <PagedList
        read={launches}
        page={page}
        size={size}
        hrefOf={(to) => `?state=${state}&page=${to}`}
        empty={
          <EmptyMessage
            panel
            title={t(state === 'all' ? 'mine.none' : 'mine.noneHere')}
            reason={t('mine.noneReason')}
            action={{ label: t('mine.more'), to: promotionPaths.boosts() }}
          />
        }
      >
        {(list) => (
          <List aria-busy={launches.isPlaceholderData}>
            {list.map((launch) => (
              <li key={launch.id}>
                <LaunchCard launch={launch} />
              </li>
            ))}
          </List>
        )}
      </PagedList>
    </MemberPage>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  &[aria-busy='true'] { opacity: 0.6; }
`;
