import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Row } from './boxes.tsx';
import { media } from '../base/media.ts';

export type PageProps = {
  title?: ReactNode;
  lead?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  wide?: boolean;
  /** Beside a menu, as in the member centre: the frame has the margins, and the title is smaller. */
  inset?: boolean;
  children: ReactNode;
};

/** The column of a page with its one h1. The h1 can take focus when the page changes. */
export function Page({ title, lead, actions, above, wide, inset, children }: PageProps) {
  return (
    <Column data-wide={wide || undefined} data-inset={inset || undefined}>
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
  const titleId = useId();
  return (
    <Part
      id={id}
      aria-labelledby={title ? titleId : undefined}
      data-size={size}
      data-flush={flush || undefined}
      aria-busy={busy || undefined}
    >
      {(title || actions || more) && (
        <Head data-size={size}>
          <div>
            {title && <h2 id={titleId}>{title}</h2>}
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

const Column = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);

  &[data-wide] { max-width: calc(var(--page-wide) + 2 * var(--margin)); }
  &[data-inset] { max-width: none; padding: 0 0 var(--space-7); }
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

  h1, h2 {
    font: var(--weight-display) var(--step-4) / var(--leading-tight) var(--font-display);
    letter-spacing: var(--tracking-display);
  }
  &[data-size='part'] h2 { font-size: var(--step-3); line-height: 1.18; }
  &[data-page] { padding-top: var(--space-5); }
  &[data-size='part'] { margin-bottom: var(--space-5); }
  [data-inset] > &[data-page] {
    align-items: center;
    min-height: var(--control);
    margin-bottom: var(--space-4);
    padding-top: 0;
  }
  [data-inset] > & h1 { font-size: var(--step-2); line-height: 1.24; }
  p { margin-top: var(--space-2); color: var(--text-muted); max-width: var(--measure); }
  :lang(zh) & :is(h1, h2) { letter-spacing: 0; line-height: 1.28; }
  ${media.phone} {
    margin-bottom: var(--space-5);
    p { font-size: var(--step-ui); }
    [data-inset] > &[data-page] { padding-top: var(--space-4); }
  }
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
