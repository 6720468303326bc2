import { media, SkeletonBox, VisuallyHidden } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type Case, CaseCard } from './CaseCard.tsx';

type CardsProps = {
  cases: readonly Case[];
  /** The main content of the page: some span two columns, and their names are second-level headings. */
  main?: boolean;
  /** While the next answer is loading. */
  stale?: boolean;
};

/** Furnished rooms in rows of three, some of them spanning two columns. */
export function Cards({ cases, main, stale }: CardsProps) {
  return (
    <Rows aria-busy={stale || undefined}>
      {cases.map((one, index) => (
        <li key={one.id} data-wide={(main && isWide(index, cases.length)) || undefined}>
          <CaseCard
            one={one}
            as={main ? 'h2' : 'h3'}
            eager={main && index < 2}
            wide={main && isWide(index, cases.length)}
          />
        </li>
      ))}
    </Rows>
  );
}

/** Rows of 2 + 1, 1 + 1 + 1, 1 + 2, 1 + 1 + 1: ten rooms, then the same again. A few stay side by side. */
const isWide = (index: number, count: number): boolean => count > 3 && (index % 10 === 0 || index % 10 === 6);

/** The skeleton of the gallery. */
export function CardsComing() {
  const { t } = useTranslation('cases');
  return (
    <Rows role="status" aria-busy="true">
      <VisuallyHidden as="li">{t('coming')}</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((index) => (
        <li key={index} data-wide={index === 0 || undefined}>
          <div data-picture>
            <SkeletonBox height="100%" />
          </div>
          <SkeletonBox height={66} />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6) var(--gutter);
  transition: opacity var(--fast) var(--ease);

  &[aria-busy] { opacity: 0.5; }
  > li { display: grid; grid-row: span 2; grid-template-rows: subgrid; gap: var(--space-3); }
  > li > [data-picture], > li > article > [data-picture] { position: relative; aspect-ratio: 4 / 3; }
  > li[data-wide] { grid-column: span 2; }
  > li[data-wide] [data-picture] { aspect-ratio: auto; }
  ${media.belowDesk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li[data-wide] { grid-column: auto; }
    > li[data-wide] [data-picture] { aspect-ratio: 4 / 3; }
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
`;
