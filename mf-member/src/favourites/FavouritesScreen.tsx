import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { Checkbox, EmptyMessage, useFormat } from '@mall/ui';
import { MemberPage, PagedList, ProductGrid, Segments } from '@mall/ui/member';
import { FavouriteTools } from './FavouriteTools.tsx';
import { type Favourite, filters, pageSize, useFavourites } from './useFavourites.ts';

export function FavouritesScreen() {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const format = useFormat();
  const { favourites, filter, sort, page, chosen, busy, choose, remove } = useFavourites(search);
  const counts = favourites.data?.counts;
  const go = (next: { filter?: string; sort?: string }) =>
    void navigate(`?${new URLSearchParams({ filter, sort, ...next })}`);
  const since = ({ drop, collected, backInStock }: Favourite) => {
    if (drop > 0) return t('favourites.less', { amount: format.money(drop) });
    return backInStock ? t('favourites.back') : t('favourites.since', { day: format.date(collected.at) });
  };
  return (
    <MemberPage
      title={t('favourites.title')}
      note={!!counts?.all && t('favourites.count', { count: counts.all })}
    >
      {counts !== undefined && counts.all > 0 && (
        <Segments
          label={t('favourites.filter.label')}
          options={filters.map((id) => ({ id, label: `${t(`favourites.filter.${id}`)} ${counts[id]}` }))}
          value={filter}
          onChange={(next) => go({ filter: next })}
        />
      )}
      <PagedList
        read={favourites}
        skeleton="cards"
        page={page}
        size={pageSize}
        hrefOf={(to) => `?${new URLSearchParams({ filter, sort, page: String(to) })}`}
        empty={<Nothing filtered={filter !== 'all'} />}
      >
        {(list) => (
          <>
            <FavouriteTools
              ids={list.map(({ id }) => id)}
              chosen={chosen}
              busy={busy}
              sort={sort}
              onSort={(next) => go({ sort: next })}
              onChoose={choose}
              onRemove={() => remove([...chosen])}
            />
            <ProductGrid
              products={list}
              onUncollect={({ id }) => remove([id])}
              choice={({ id, name }) => (
                <Choice data-choice>
                  <Checkbox
                    label={t('favourites.choose', { name })}
                    hideLabel
                    checked={chosen.has(id)}
                    onChange={(on) => choose([id], on)}
                  />
                </Choice>
              )}
              pricesOf={pricesOf}
              badgeOf={({ stockState, backInStock }) =>
                stockState === 'out'
                  ? { label: t('favourites.out'), tone: 'plain' }
                  : backInStock
                    ? { label: t('favourites.back'), tone: 'plain' }
                    : undefined
              }
              foot={since}
            />
          </>
        )}
      </PagedList>
    </MemberPage>
  );
}

/** The price when the member saved it, beside the price that they pay now. */
const pricesOf = ({ drop, collected, memberPrice }: Favourite) =>
  drop > 0 && collected.price !== null ? { price: memberPrice, was: collected.price } : undefined;

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('member');
  if (filtered)
    return (
      <EmptyMessage
        panel
        title={t('favourites.none.title')}
        reason={t('favourites.none.reason')}
        action={{ label: t('favourites.none.all'), to: '?' }}
      />
    );
  return (
    <EmptyMessage
      panel
      title={t('favourites.empty.title')}
      reason={t('favourites.empty.reason')}
      action={{ label: t('browse'), to: paths.productCenter() }}
    />
  );
}

const Choice = styled.div`
  > * {
    display: grid;
    place-items: center;
    width: var(--control);
    height: var(--control);
    border-radius: var(--radius-s);
    background: var(--glass);
    pointer-events: auto;
  }
`;
