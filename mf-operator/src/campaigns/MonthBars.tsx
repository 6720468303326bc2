import { TextLink, useFormat, useMedia } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import { Done, State } from './campaign-columns.tsx';
import { agendaOf, barOf, daysOf, type Month, wordsOf } from './month.ts';
import type { Campaign, Campaigns } from './useCampaigns.ts';

type Props = { campaigns: Pick<Campaigns, 'month' | 'rows' | 'more' | 'linkTo'> };
type LinkTo = Campaigns['linkTo'];

/** A month with a bar for each campaign; on a phone its days, with what begins and ends on each. */
export function MonthBars({ campaigns }: Props) {
  const { t } = useTranslation('campaigns');
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <>
      {isPhone ? <Days campaigns={campaigns} /> : <Bars campaigns={campaigns} />}
      {campaigns.more && <More>{t('month.more')}</More>}
    </>
  );
}

function Bars({ campaigns: { month, rows, linkTo } }: Props) {
  const { t } = useTranslation('campaigns');
  const days = daysOf(month);
  const today = new Date().toDateString();
  return (
    <Sheet style={{ '--days': days.length }} aria-label={t('month.label')} role="list">
      <Head aria-hidden="true">
        {days.map((day) => (
          <i
            key={day.getTime()}
            data-rest={[0, 6].includes(day.getDay()) || undefined}
            data-today={day.toDateString() === today || undefined}
          >
            {day.getDate()}
          </i>
        ))}
      </Head>
      {rows.map((row) => (
        <Bar key={row.kind + row.id} month={month} row={row} days={days.length} to={linkTo(row)} />
      ))}
    </Sheet>
  );
}

type BarProps = { month: Month; row: Campaign; days: number; to: string };

function Bar({ month, row, days, to }: BarProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const bar = barOf(month, row);
  if (bar === null) return null;
  const { columns, side } = wordsOf(bar, days);
  const told = [
    t(`kind.${row.kind}`),
    ...(row.about === '' ? [] : [row.about]),
    t(`state.${row.state}`),
    `${format.dateTime(row.startAt, 'short')} – ${format.dateTime(row.endAt, withYear(row) ? 'medium' : 'short')}`,
  ];
  return (
    <Line role="listitem">
      <Link to={to} data-kind={row.kind} data-state={row.state}>
        <i style={{ gridColumn: `${bar.first} / ${bar.last + 1}` }} />
        <span style={{ gridColumn: columns }} data-side={side}>
          <b>{nameOf(row.name)}</b>
          <small>{told.join(' · ')}</small>
        </span>
      </Link>
    </Line>
  );
}

/** The end of what goes on into another year says which. */
const withYear = ({ startAt, endAt }: Campaign): boolean =>
  new Date(startAt).getFullYear() !== new Date(endAt).getFullYear();

function Days({ campaigns: { month, rows, linkTo } }: Props) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { through, days } = agendaOf(month, rows);
  return (
    <DayList>
      {through.length > 0 && (
        <li>
          <h3>{t('month.through')}</h3>
          <Entries
            rows={through}
            linkTo={linkTo}
            says={({ endAt }) => t('month.until', { at: format.dateTime(endAt, 'short') })}
          />
        </li>
      )}
      {days.map(({ day, begins, ends }) => (
        <li key={day.getTime()}>
          <h3>{format.date(day, 'weekday')}</h3>
          <Entries
            rows={begins}
            linkTo={linkTo}
            says={({ startAt }) => t('month.begins', { at: format.time(startAt) })}
          />
          <Entries
            rows={ends}
            linkTo={linkTo}
            says={({ endAt }) => t('month.ends', { at: format.time(endAt) })}
          />
        </li>
      ))}
    </DayList>
  );
}

type EntriesProps = { rows: readonly Campaign[]; linkTo: LinkTo; says: (row: Campaign) => string };

function Entries({ rows, linkTo, says }: EntriesProps) {
  const { t } = useTranslation('campaigns');
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.kind + row.id}>
          <TextLink to={linkTo(row)}>{nameOf(row.name)}</TextLink>
          <State state={row.state} />
          <small>
            {[says(row), t(`kind.${row.kind}`), ...(row.about === '' ? [] : [row.about])].join(' · ')} ·{' '}
            <Done campaign={row} />
          </small>
        </li>
      ))}
    </ul>
  );
}

const More = styled.p`padding: var(--space-3) var(--space-4); color: var(--text-muted); font-size: var(--o-s);`;

const Sheet = styled.div`
  padding: 0 var(--space-4) var(--space-4);
`;

const columns = 'repeat(var(--days), minmax(0, 1fr))';

const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  color: var(--text-muted);
  font-size: var(--o-xs);
  font-variant-numeric: tabular-nums;
  text-align: center;

  i { padding: var(--space-1) 0; border-radius: var(--radius-s); font-style: normal; }
  i[data-rest] { background: var(--o-inset); }
  i[data-today] { background: var(--brand); color: var(--on-brand); font-weight: var(--weight-strong); }
`;

const Line = styled.div`
  border-top: 1px solid var(--o-line-soft);

  > a {
    display: grid;
    grid-template-columns: ${columns};
    padding: 3px 0; /* the bars of one calendar stand close */
    color: var(--tone-neutral-fg);
    text-decoration: none;
  }
  > a:hover { background: var(--o-hover); }
  > a:hover b { text-decoration: underline; }
  i {
    grid-row: 1;
    border-left: 3px solid currentcolor;
    border-radius: var(--radius-s);
    background: var(--tone-neutral-bg);
  }
  [data-state='draft'] i { border: 1px dashed currentcolor; border-left: 3px solid currentcolor; }
  span { display: grid; grid-row: 1; min-width: 0; padding: var(--space-1) var(--space-2); }
  [data-side='before'] { text-align: right; }
  b, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: var(--o-s); font-weight: var(--weight-strong); }
  small { font-size: var(--o-xs); }
  [data-side='before'] small, [data-side='after'] small { color: var(--text-muted); }
  [data-state='draft'], [data-state='scheduled'], [data-state='running'] {
    &[data-kind='seckill'] { color: var(--tone-bad-fg); }
    &[data-kind='seckill'] i { background: var(--tone-bad-bg); }
    &[data-kind='coupon'] { color: var(--tone-good-fg); }
    &[data-kind='coupon'] i { background: var(--tone-good-bg); }
    &[data-kind='boost'] { color: var(--tone-move-fg); }
    &[data-kind='boost'] i { background: var(--tone-move-bg); }
  }
`;

const DayList = styled.ul`
  > li { padding: var(--space-3) var(--space-4); border-top: 1px solid var(--o-line-soft); }
  h3 { margin-bottom: var(--space-2); color: var(--text-muted); font-size: var(--o-s); }
  ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    padding: var(--space-2) 0;
  }
  small { grid-column: 1 / -1; color: var(--text-muted); font-size: var(--o-xs); }
`;
