import { ArrowRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from './media.ts';

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type PageProps = {
  title?: ReactNode;
  lead?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** The column of a page with its one h1. The h1 can take focus when the page changes. */
export function Page({ title, lead, actions, above, wide, children }: PageProps) {
  return (
    <Column data-wide={wide || undefined}>
      {above}
      {title && (
        <Head data-page>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {actions && <Row gap={2}>{actions}</Row>}
        </Head>
      )}
      {children}
    </Column>
  );
}

export type SectionProps = {
  title?: ReactNode;
  lead?: ReactNode;
  more?: { label: string; to: string };
  actions?: ReactNode;
  /** `part` is a part of a page with a smaller heading. */
  size?: 'section' | 'part';
  /** Without the space above. */
  flush?: boolean;
  busy?: boolean;
  id?: string;
  children: ReactNode;
};

/** A section of a page: heading, one link to more, content. */
export function Section({
  title,
  lead,
  more,
  actions,
  size = 'section',
  flush,
  busy,
  id,
  children,
}: SectionProps) {
  return (
    <Part id={id} data-size={size} data-flush={flush || undefined} aria-busy={busy || undefined}>
      {(title || actions || more) && (
        <Head data-size={size}>
          <div>
            {title && <h2>{title}</h2>}
            {lead && <p>{lead}</p>}
          </div>
          {actions}
          {more && (
            <More to={more.to}>
              <span>{more.label}</span>
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </More>
          )}
        </Head>
      )}
      {children}
    </Part>
  );
}

const gapOf = (gap: Step): CSSProperties => ({ gap: `var(--space-${gap})` });

type BoxProps = { gap?: Step; children: ReactNode; className?: string };

/** Things below each other. */
export const Stack = ({ gap = 3, children, className }: BoxProps) => (
  <StackBox className={className} style={gapOf(gap)}>
    {children}
  </StackBox>
);

/** Things beside each other; wraps unless told not to. */
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

const Column = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);

  &[data-wide] { max-width: calc(var(--page-wide) + 2 * var(--margin)); }
`;

const Part = styled.section`
  margin-top: var(--space-8);

  &[data-size='part'] { margin-top: var(--space-7); }
  &[data-flush] { margin-top: 0; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-bottom: var(--space-6);

  h1, h2 { font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display); letter-spacing: var(--tracking-display); }
  &[data-size='part'] h2 { font-size: var(--step-3); line-height: 1.18; }
  &[data-page] { padding-top: var(--space-5); }
  &[data-size='part'] { margin-bottom: var(--space-5); }
  p { margin-top: var(--space-2); color: var(--text-muted); max-width: var(--measure); }
  :lang(zh) & :is(h1, h2) { letter-spacing: 0; line-height: 1.28; }
  ${media.phone} { margin-bottom: var(--space-5); p { font-size: var(--step-ui); } }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--control);
  font-size: var(--step-ui);
  white-space: nowrap;

  > span { border-bottom: 1px solid currentColor; line-height: 1.35; }
  &:hover { color: var(--brand); }
`;

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
  ${media.tablet} { &:is([data-columns='4'], [data-columns='5']) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  ${media.phone} { gap: 28px 12px; &, &[data-columns] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

const PanelBox = styled.section`
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > div > h2, > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  ${media.phone} { padding: var(--space-4); }
`;
