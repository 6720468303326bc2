import { keepPreviousData } from '@tanstack/react-query';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, EmptyMessage, Pagination, Tabs } from '@mall/ui';
import { Loaded, MemberPage, pageOf } from '@mall/ui/member';
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
      <Loaded read={launches}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyMessage
              panel
              title={t(state === 'all' ? 'mine.none' : 'mine.noneHere')}
              reason={t('mine.noneReason')}
              action={{ label: t('mine.more'), to: promotionPaths.boosts() }}
            />
          ) : (
            <>
              <List aria-busy={launches.isPlaceholderData}>
                {list.map((launch) => (
                  <li key={launch.id}>
                    <LaunchCard launch={launch} />
                  </li>
                ))}
              </List>
              <Pagination
                page={page}
                size={size}
                total={total}
                hrefOf={(to) => `?state=${state}&page=${to}`}
              />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  &[aria-busy='true'] { opacity: 0.6; }
`;
