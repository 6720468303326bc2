import { useTranslation } from 'react-i18next';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DateLike } from '../base/format.ts';
import { media } from '../base/media.ts';
import { MoneyText } from '../commerce/MoneyText.tsx';
import { Picture } from '../media/Picture.tsx';
import { useFormat } from '../hooks/useFormat.ts';
import { StatusPill, type StatusTone } from './StatusPill.tsx';

type Maybe<Value> = Value | null | undefined;

/**
 * The only ways in which a table displays a value, so that all lists look alike. A missing value is a dash.
 */
export const Cells = {
  /** Minor units; always two digits. */
  money: (amount: Maybe<number>, currency?: string) =>
    amount === null || amount === undefined ? (
      dash
    ) : (
      <MoneyText amount={amount} currency={currency} decimals="always" />
    ),
  number: (value: Maybe<number>) => (value === null || value === undefined ? dash : <Count value={value} />),
  /** Basis points. */
  percent: (points: Maybe<number>) =>
    points === null || points === undefined ? dash : <Percent points={points} />,
  date: (at: Maybe<DateLike>) => (at === null || at === undefined || at === '' ? dash : <Day at={at} />),
  dateTime: (at: Maybe<DateLike>) =>
    at === null || at === undefined || at === '' ? dash : <Moment at={at} />,
  /** The identity of a row: number or name, with a muted second line. */
  link: (to: string, text: ReactNode, sub?: ReactNode) => (
    <Lines main={<Identity to={to}>{text}</Identity>} sub={sub} />
  ),
  status: (tone: StatusTone, word: ReactNode, icon?: LucideIcon) => (
    <StatusPill tone={tone} icon={icon}>
      {word}
    </StatusPill>
  ),
  text: (text: Maybe<string>, sub?: ReactNode) =>
    text ? <Lines main={<Cut title={text}>{text}</Cut>} sub={sub} /> : dash,
  /** Up to three small pictures, "+2" for the rest, and text after them. */
  pictures: (urls: readonly Maybe<string>[], words?: ReactNode) => <Thumbs urls={urls} words={words} />,
} as const;

const dash = (
  <span aria-hidden="true" data-none="">
    –
  </span>
);

const Count = ({ value }: { value: number }) => useFormat().number(value);
const Percent = ({ points }: { points: number }) => useFormat().percent(points);

function Day({ at }: { at: DateLike }) {
  const format = useFormat();
  return <time dateTime={new Date(at).toISOString()}>{format.date(at, yearStyle(at))}</time>;
}

function Moment({ at }: { at: DateLike }) {
  const format = useFormat();
  const { t } = useTranslation('office', { useSuspense: false });
  const full = new Date(at);
  return (
    <time dateTime={full.toISOString()} title={full.toString()}>
      {full.toDateString() === new Date().toDateString()
        ? t('table.today', { time: format.time(at) })
        : format.dateTime(at, yearStyle(at))}
    </time>
  );
}

/** Dates of this year are displayed without the year. */
const yearStyle = (at: DateLike) =>
  new Date(at).getFullYear() === new Date().getFullYear() ? 'short' : 'medium';

const Lines = ({ main, sub }: { main: ReactNode; sub?: ReactNode }) => (
  <Two>
    {main}
    {sub && <small>{sub}</small>}
  </Two>
);

function Thumbs({ urls, words }: { urls: readonly Maybe<string>[]; words?: ReactNode }) {
  const shown = urls.slice(0, 3);
  const rest = urls.length - shown.length;
  return (
    <Row>
      <span>
        {shown.map((url, index) => (
          <Picture key={`${url}${index}`} src={url} alt="" width={52} height={52} sizes="52px" />
        ))}
        {rest > 0 && <b>+{rest}</b>}
      </span>
      {words && <small data-words="">{words}</small>}
    </Row>
  );
}

const Two = styled.span`
  display: grid;
  min-width: 0;

  > small {
    color: var(--text-muted);
    font-size: var(--o-xs);
    line-height: 1.35;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Identity = styled(Link)`
  position: relative;
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;

  &:hover { color: var(--o-link); text-decoration: underline; text-underline-offset: 3px; }
  ${media.phone} { &::after { content: ''; position: absolute; inset: -12px 0; } /* for a finger */ }
`;

const Cut = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;

  > span { display: flex; }
  > span > * {
    width: var(--thumb);
    height: var(--thumb);
    flex: none;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
  }
  > span > * + * { margin-left: -8px; }
  > span > b { display: grid; place-items: center; background: var(--surface-muted); font-size: var(--o-xs); }
  > small { color: var(--text-muted); font-size: var(--o-xs); white-space: nowrap; }
`;
