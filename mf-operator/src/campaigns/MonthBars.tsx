import { TextLink, useFormat, useMedia } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { nameOf } from '../name-of.ts';
import { Done, State } from './campaign-columns.tsx';
import { barOf, byDay, daysOf, type Month } from './month.ts';
import { type Campaign, linkTo } from './useCampaigns.ts';

type Props = { month: Month; rows: readonly Campaign[]; more: boolean };

/** A month with a bar for each campaign; on a phone its days, each with what runs on it. */
export function MonthBars({ month, rows, more }: Props) {
  const { t } = useTranslation('campaigns');
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <>
      {isPhone ? <Days month={month} rows={rows} /> : <Bars month={month} rows={rows} />}
      {more && <More>{t('month.more')}</More>}
    </>
  );
}

function Bars({ month, rows }: Omit<Props, 'more'>) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
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
      {rows.map((row) => {
        const bar = barOf(month, row);
        if (bar === null) return null;
        const times = `${format.dateTime(row.startAt, 'short')} – ${format.dateTime(row.endAt, 'short')}`;
        return (
          <Line key={row.kind + row.id} role="listitem">
            <Link
              to={linkTo(row)}
              data-kind={row.kind}
              data-state={row.state}
              title={times}
              style={{ gridColumn: `${bar.first} / ${bar.last + 1}` }}
            >
              <b>{nameOf(row.name)}</b>
              <span>
                {t(`kind.${row.kind}`)} · {t(`state.${row.state}`)} · {times}
              </span>
            </Link>
          </Line>
        );
      })}
    </Sheet>
  );
}

function Days({ month, rows }: Omit<Props, 'more'>) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return (
    <DayList>
      {byDay(month, rows).map(({ day, rows: running }) => (
        <li key={day.getTime()}>
          <h3>{format.date(day, 'weekday')}</h3>
          <ul>
            {running.map((row) => (
              <li key={row.kind + row.id}>
                <TextLink to={linkTo(row)}>{nameOf(row.name)}</TextLink>
                <State state={row.state} />
                <small>
                  {t(`kind.${row.kind}`)} · <Done campaign={row} />
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </DayList>
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
  display: grid;
  grid-template-columns: ${columns};
  padding: 3px 0; /* the bars of one calendar stand close */
  border-top: 1px solid var(--o-line-soft);

  > a {
    display: grid;
    min-width: 0;
    padding: var(--space-1) var(--space-2);
    border-left: 3px solid currentcolor;
    border-radius: var(--radius-s);
    background: var(--tone-neutral-bg);
    color: var(--tone-neutral-fg);
    text-decoration: none;
    white-space: nowrap;
  }
  > a:hover b { text-decoration: underline; }
  b, span { overflow: hidden; text-overflow: ellipsis; }
  b { font-size: var(--o-s); font-weight: var(--weight-strong); }
  span { font-size: var(--o-xs); }
  [data-state='draft'] { border: 1px dashed currentcolor; border-left: 3px solid currentcolor; }
  [data-state='draft'], [data-state='scheduled'], [data-state='running'] {
    &[data-kind='seckill'] { background: var(--tone-bad-bg); color: var(--tone-bad-fg); }
    &[data-kind='coupon'] { background: var(--tone-good-bg); color: var(--tone-good-fg); }
    &[data-kind='boost'] { background: var(--tone-move-bg); color: var(--tone-move-fg); }
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
