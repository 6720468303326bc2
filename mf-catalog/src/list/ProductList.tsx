import { listSize } from '@mall/contract/core/limits';
import {
  Button,
  FailedSection,
  DrawAfterPaint,
  media,
  Pagination,
  Sheet,
  Skeleton,
  useMedia,
} from '@mall/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Card } from '../CatalogCard.tsx';
import { Cards } from './Cards.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { List } from './useList.ts';

type ProductListProps = {
  list: List;
  /** Displayed when nothing matches. */
  empty: ReactNode;
  /** Another way to draw the products, and their skeleton. */
  draw?: (cards: readonly Card[], stale: boolean) => ReactNode;
  skeleton?: ReactNode;
  /** The products have the whole width; filters are in a sheet. */
  alone?: boolean;
};

/** Filters, sorting, cards and pages of a list. */
export function ProductList({ list, empty, draw, skeleton, alone = false }: ProductListProps) {
  const { t } = useTranslation('catalog');
  const { answer, filters, waiting, failed, hrefOf } = list;
  const total = answer?.total ?? 0;
  const cards = answer?.list ?? [];
  // There is nothing to filter or to sort, and no filter to remove.
  const bare = answer !== undefined && total === 0 && list.applied.length === 0;
  const narrow = useMedia(media.belowDesk);
  return (
    <>
      {!bare && <Filtering list={list} alone={alone} />}
      <Beside data-alone={alone || bare || undefined}>
        {!alone && !bare && (
          <aside aria-label={t('list.filters')}>
            {/* Hiding is not enough: a phone would render them again with each choice. */}
            {!narrow && <FilterPanel list={list} />}
          </aside>
        )}
        <div>
          {failed && !answer && <FailedSection onRetry={list.retry} busy={waiting} height={520} />}
          {!answer && !failed && (skeleton ?? <Skeleton kind="cards" columns={3} rows={9} />)}
          {answer && cards.length === 0 && empty}
          {cards.length > 0 && (draw?.(cards, waiting) ?? <Cards cards={cards} stale={waiting} />)}
          {total > listSize && (
            <Pages>
              <p role="status">
                {t('list.seen', {
                  from: (filters.page - 1) * listSize + 1,
                  to: Math.min(filters.page * listSize, total),
                  total,
                })}
              </p>
              <Pagination
                page={filters.page}
                total={total}
                size={listSize}
                hrefOf={(page) => hrefOf({ ...filters, page })}
              />
            </Pages>
          )}
        </div>
      </Beside>
    </>
  );
}

/** The toolbar and its sheet. Only they hold whether it is open, so that opening it renders no card again. */
function Filtering({ list, alone }: { list: List; alone: boolean }) {
  const { t } = useTranslation('catalog');
  const [sheet, setSheet] = useState(false);
  const { answer, cleared, choose } = list;
  return (
    <>
      <Toolbar list={list} onFilters={setSheet} alone={alone} />
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title={t('list.filters')}
        actions={
          <>
            <Button onClick={() => choose(cleared)}>{t('list.clear')}</Button>
            <Button tone="primary" onClick={() => setSheet(false)}>
              {t('list.show', { count: answer?.total ?? 0 })}
            </Button>
          </>
        }
      >
        {/* Not the first field, which would open a phone's keyboard over the filters. */}
        <DrawAfterPaint>
          <FilterPanel list={list} />
        </DrawAfterPaint>
      </Sheet>
    </>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 56px; /* columns of the reference picture: 232 + 56 */
  align-items: start;

  > aside > :first-child { padding-top: 0; }
  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); > aside { display: none; } }
`;

const Pages = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  margin-top: var(--space-7);
  color: var(--text-muted);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;

  /* Nine marks in one row from 360 px on. */
  ${media.phone} { ol { gap: 0; } li, li > * { min-width: 36px; } li:empty { display: none; } }
`;
