import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';

/** A step of the spacing scale: 4 8 12 16 24 40 64 104 px. */
type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type BoxProps = { gap?: Step; children: ReactNode; className?: string };

/** Places things below each other. */
export const Stack = ({ gap = 3, children, className }: BoxProps) => (
  <StackBox className={className} style={gapOf(gap)}>
    {children}
  </StackBox>
);

/** Places things beside each other; wraps unless told not to. */
export const Row = ({
  gap = 3,
  align = 'center',
  between,
  nowrap,
  children,
  className,
}: BoxProps & { align?: 'center' | 'start' | 'end' | 'baseline'; between?: boolean; nowrap?: boolean }) => (
  <RowBox
    className={className}
    data-align={align}
    data-between={between || undefined}
    data-nowrap={nowrap || undefined}
    style={gapOf(gap)}
  >
    {children}
  </RowBox>
);

/** Cards in columns: the given number on a wide screen, at most 3 on a tablet, 2 on a phone. `as="ul"` for lists. */
export const Grid = ({
  columns = 4,
  as,
  children,
  className,
}: {
  columns?: 2 | 3 | 4 | 5;
  as?: 'div' | 'ul';
  children: ReactNode;
  className?: string;
}) => (
  <GridBox as={as} className={className} data-columns={columns}>
    {children}
  </GridBox>
);

/** A white card with an optional heading. */
export const Panel = ({
  title,
  actions,
  children,
  className,
}: {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}) => (
  <PanelBox className={className}>
    {title && (
      <Row between>
        <h2>{title}</h2>
        {actions}
      </Row>
    )}
    {children}
  </PanelBox>
);

const gapOf = (gap: Step): CSSProperties => ({ gap: `var(--space-${gap})` });

const StackBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const RowBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  &[data-align='start'] { align-items: flex-start; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-between] { justify-content: space-between; }
  &[data-nowrap] { flex-wrap: nowrap; }
`;

const GridBox = styled.div`
  display: grid;
  gap: var(--space-6) var(--gutter);
  grid-template-columns: repeat(4, minmax(0, 1fr));

  &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &[data-columns='5'] { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  ${media.tablet} {
    &:is([data-columns='4'], [data-columns='5']) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    /* One row of four stays one row. */
    &[data-columns='4']:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
  ${media.phone} { gap: 28px 12px; &, &[data-columns] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

const PanelBox = styled.section`
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > div > h2, > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  > :first-child:has(> h2):not(:last-child) { margin-bottom: var(--space-3); }
  ${media.phone} { padding: var(--space-4); }
`;
