import type { Output } from '@mall/contract/operations';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type AsMeantProps = {
  meant: NonNullable<Output<'product.search'>['meant']>;
  typed: string;
  /** The same search, taken as it was typed. */
  exactly: string;
};

/** Says that other words were searched than those that were typed, and offers to search exactly these. */
export function AsMeant({ meant: { words, width }, typed, exactly }: AsMeantProps) {
  const { t } = useTranslation('lists');
  const said =
    width === undefined
      ? t('meant.words', { words })
      : t('meant.wide', { words, from: Math.round(width.from / 10), to: Math.round(width.to / 10) });
  return (
    <Line role="status">
      <span>{said}</span> <Link to={exactly}>{t('meant.exactly', { typed })}</Link>
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: var(--space-5);
  overflow-wrap: anywhere;

  span { font-weight: var(--weight-strong); }
  a { display: inline-flex; align-items: center; min-height: var(--control); text-decoration: underline; }
`;
