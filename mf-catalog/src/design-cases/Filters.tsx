import type { Output } from '@mall/contract/operations';
import { media, SkeletonBox } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Filters as Chosen, hrefOf } from './filters.ts';
import { useCasePhrases } from './useCasePhrases.ts';

type Facet = Output<'designCase.list'>['rooms'];
type FiltersProps = { filters: Chosen; rooms: Facet | undefined; styles: Facet | undefined };

/** Rooms and styles with the count of each. Every one is a link, as the address is the state. */
export function Filters({ filters, rooms, styles }: FiltersProps) {
  const { t } = useTranslation('cases');
  const words = useCasePhrases();
  return (
    <Bar aria-label={t('filter.label')}>
      {rooms && styles ? (
        <>
          <Line
            label={t('filter.room')}
            all={t('filter.allRooms')}
            facet={rooms}
            chosen={filters.room}
            say={words.room}
            to={(room) => hrefOf({ ...filters, room, page: 1 })}
          />
          <Line
            label={t('filter.style')}
            all={t('filter.allStyles')}
            facet={styles}
            chosen={filters.style}
            say={words.style}
            to={(style) => hrefOf({ ...filters, style, page: 1 })}
          />
        </>
      ) : (
        <SkeletonBox height={44} />
      )}
    </Bar>
  );
}

type LineProps = {
  label: string;
  all: string;
  facet: Facet;
  chosen: string | undefined;
  say: (id: string) => string;
  to: (id: string | undefined) => string;
};

function Line({ label, all, facet, chosen, say, to }: LineProps) {
  const missing = chosen !== undefined && !facet.some(({ id }) => id === chosen);
  const shown = missing ? [...facet, { id: chosen, count: 0 }] : facet;
  return (
    <Choices aria-label={label}>
      <li>
        <Choice to={to(undefined)} aria-current={chosen === undefined ? 'true' : undefined}>
          {all}
        </Choice>
      </li>
      {shown.map(({ id, count }) => (
        <li key={id}>
          <Choice to={to(chosen === id ? undefined : id)} aria-current={chosen === id ? 'true' : undefined}>
            {say(id)} <em>{count}</em>
          </Choice>
        </li>
      ))}
    </Choices>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  margin-bottom: var(--space-6);
  padding-block: var(--space-3);
  border-block: 1px solid var(--line);

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    margin-bottom: var(--space-5);
  }
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;

  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scrollbar-width: none;
  }
`;

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--control-s);
  padding: 0 14px; /* as a chip of the kit */
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font-size: var(--step--1);
  white-space: nowrap;

  > em { color: var(--text-muted); font-style: normal; font-variant-numeric: tabular-nums; }
  &[aria-current] { border-color: var(--text); background: var(--text); color: var(--text-inverse); }
  &[aria-current] > em { color: inherit; }
  ${media.hover} { &:hover { border-color: var(--line-strong); } }
  ${media.phone} { min-height: var(--control); }
`;
