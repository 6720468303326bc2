import type { Item } from '@mall/contract/operations';
import { Picture, Rating, useFormat } from '@mall/ui';
import { Cells, type Column, RiskMark, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export type HandledReview = Item<'shopReview.list'>;
type ReviewColumn<Row> = Column<Row, ParseKeys<'reviewParts'>>;

const tones: Readonly<Record<HandledReview['state'], StatusTone>> = {
  shown: 'good',
  waiting: 'wait',
  hidden: 'bad',
};

/** What was said with its stars and the answer below it, of what, by whom and when, and whether shoppers see it. */
export const reviewColumns = <Row extends HandledReview>(more: {
  productLink?: (review: Row) => string;
  /** The columns of one office, before the state. */
  own?: readonly ReviewColumn<Row>[];
  /** Below the state. */
  under?: (review: Row) => ReactNode;
}): readonly ReviewColumn<Row>[] => [
  { id: 'said', header: 'column.said', cell: (review) => <Said review={review} /> },
  {
    id: 'product',
    header: 'column.product',
    cell: (review) => <Product review={review} to={more.productLink?.(review)} />,
    width: '150px',
    card: 'line',
  },
  {
    id: 'author',
    header: 'column.author',
    cell: (review) => <Author review={review} />,
    width: '112px',
    card: 'line',
  },
  ...(more.own ?? []),
  {
    id: 'state',
    header: 'column.state',
    cell: (review) => <State review={review}>{more.under?.(review)}</State>,
    width: '148px',
    card: 'foot',
  },
];

function Said({ review: { score, text, images, followUp, reply } }: { review: HandledReview }) {
  const { t } = useTranslation('reviewParts');
  const format = useFormat();
  return (
    <Words>
      <Rating value={score} />
      <p>{text}</p>
      <Pictures urls={images} />
      {followUp && (
        <p>
          <b>{t('later')}</b> {followUp.text}
        </p>
      )}
      {followUp !== null && <Pictures urls={followUp.images} />}
      {reply && (
        <blockquote>
          <b>{t('answered', { by: reply.by, at: format.date(reply.at) })}</b> {reply.text}
        </blockquote>
      )}
    </Words>
  );
}

/** Small, and whole in a window of their own. */
function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('reviewParts');
  if (urls.length === 0) return null;
  return (
    <Row>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={t('pictureNo', { n: at + 1 })}>
            <Picture src={url} alt="" width={56} height={56} sizes="56px" kind="photo" />
          </a>
        </li>
      ))}
    </Row>
  );
}

function Product({ review: { product }, to }: { review: HandledReview; to: string | undefined }) {
  return to === undefined
    ? Cells.text(product.name, product.spec)
    : Cells.link(to, product.name, product.spec);
}

function Author({ review: { author, at } }: { review: HandledReview }) {
  const format = useFormat();
  return Cells.text(author, format.date(at));
}

function State({
  review: { state, reason, report },
  children,
}: {
  review: HandledReview;
  children: ReactNode;
}) {
  const { t } = useTranslation('reviewParts');
  return (
    <Marks>
      {Cells.status(tones[state], t(`state.${state}`))}
      {report !== null && (
        <RiskMark late={report.state === 'open'}>
          {t(`report.${report.state}`, { reason: t(`reportReason.${report.reason}`) })}
        </RiskMark>
      )}
      {report !== null && report.note !== '' && <small>{report.note}</small>}
      {reason !== '' && <small>{reason}</small>}
      {children}
    </Marks>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-1);
  white-space: normal;
  overflow-wrap: anywhere;

  p { max-width: 70ch; white-space: pre-line; }
  blockquote { margin: 0; padding-left: var(--space-3); border-left: 2px solid var(--o-line-button); color: var(--text-muted); }
`;
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  list-style: none;

  a { display: block; width: 56px; }
`;
const Marks = styled.span`
  display: inline-grid;
  gap: var(--space-1);
  justify-items: start;
  white-space: normal;

  small { color: var(--text-muted); font-size: var(--o-xs); overflow-wrap: anywhere; }
`;
