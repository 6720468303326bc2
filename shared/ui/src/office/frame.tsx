import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../base/media.ts';

/** The measures of the kit's fields and buttons in the office: 36 px with a mouse, 44 px for fingers. */
const officeMeasures = css`
  --button-height: var(--o-field);
  --button-height-s: var(--o-field-s);
  --button-radius: var(--o-radius);
  --button-pad: 14px;
  --button-pad-s: 10px;
  --button-text: var(--o-s);
  --field-height: var(--o-field);
  --field-radius: var(--o-radius);
  --field-pad: 10px;
  --field-text: var(--o-m);
  --field-note: var(--o-xs);
  --check-line: 28px;
  --check-size: 16px;
  --menu-item: 34px;
  --menu-text: var(--o-s);
  --money-sign: 1em;
  font-size: var(--o-m);
  line-height: var(--o-lead);

  dialog { border-radius: var(--radius-m); }
  dialog > div > header > h2 { font: var(--weight-strong) var(--o-l) / 1.5 var(--font); }

  ${media.finger} {
    --button-height: var(--control);
    --button-height-s: var(--control);
    --field-height: var(--control);
    --check-line: var(--control);
    --check-size: 20px;
    --menu-item: var(--control);
  }
  ${media.phone} {
    --button-height: var(--control);
    --button-height-s: var(--control);
    --field-height: var(--control);
    --field-text: var(--step-0);
    --check-line: var(--control);
    --menu-item: var(--control);
  }
`;

/** Applies the office's measures to its content: the frame of the office and of dialogs outside of it. */
export const OfficeScope = styled.div`${officeMeasures}`;

export type OfficePageProps = {
  title: ReactNode;
  /** Beside the title: "1,284 orders, newest first". */
  sub?: ReactNode;
  /** Status pill and risk mark of a detail page. */
  status?: ReactNode;
  /** Buttons at the right; one of them primary. */
  actions?: ReactNode;
  /** Breadcrumbs. */
  above?: ReactNode;
  children: ReactNode;
};

/**
 * One page of the office: a head, then cards 16 px apart. On a phone the bar above already names a page
 * without breadcrumbs, so its heading is only for screen readers.
 */
export function OfficePage({ title, sub, status, actions, above, children }: OfficePageProps) {
  return (
    <Main>
      {above}
      <Head
        data-plain={above === undefined || undefined}
        data-bare={!(status || sub || actions) || undefined}
      >
        <h1 tabIndex={-1}>{title}</h1>
        {status}
        {sub && <span>{sub}</span>}
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Main>
  );
}

type OfficeCardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  /** Without padding, for tables and tabs, which reach the edge. */
  flush?: boolean;
  children: ReactNode;
  className?: string;
};

/** A white card with a hairline. No card inside a card. */
export function OfficeCard({ title, actions, flush, children, className }: OfficeCardProps) {
  return (
    <Card className={className} data-flush={flush || undefined}>
      {(title || actions) && (
        <header>
          {title && <h2>{title}</h2>}
          {actions}
        </header>
      )}
      <div>{children}</div>
    </Card>
  );
}

/** Facts and work on the left, 340 px of people, money and time on the right; one column below 1200 px. */
export function DetailLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Columns>
      <div>{children}</div>
      <aside>{aside}</aside>
    </Columns>
  );
}

/** Names and values of one thing. An empty value is a dash. */
export function KeyValues({
  entries,
}: {
  entries: readonly { id: string; name: ReactNode; value: ReactNode }[];
}) {
  return (
    <Values>
      {entries.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </Values>
  );
}

const Main = styled(OfficeScope)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  width: 100%;
  max-width: calc(var(--page-wide) + 48px);
  margin-inline: auto;
  padding: 20px 24px 32px;

  > nav { margin-bottom: calc(-1 * var(--space-3)); } /* breadcrumbs stand close above the heading */
  > nav ol { min-height: 24px; }
  ${media.phone} {
    padding: var(--space-4);
    > nav ol { min-height: var(--control); }
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 36px;

  > h1 { font-size: var(--o-xl); line-height: 1.4; letter-spacing: -0.012em; }
  > span { color: var(--text-muted); font-size: var(--o-s); }

  ${media.phone} {
    [data-named] &[data-plain] > h1 { position: absolute; clip-path: inset(50%); }
    [data-named] &[data-plain][data-bare] { position: absolute; min-height: 0; }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-left: auto;
`;

const Card = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    min-height: 40px;
    padding: 14px 16px 0;
  }
  > header > h2 { flex: 1; font-size: var(--step-ui); line-height: 1.45; }
  > div { padding: var(--space-4); }
  > header + div { padding-top: var(--space-3); }
  &[data-flush] > div { padding: 0; border-radius: inherit; }
  ${media.phone} { &[data-flush]:not(:has(> header)) { margin-inline: calc(-1 * var(--space-4)); border-inline: 0; border-radius: 0; box-shadow: none; } }
  &[data-flush] [role='tablist'] { padding-inline: var(--space-4); }
  &[data-flush] [role='tabpanel'] { padding-top: 0; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--o-aside);
  gap: var(--space-4);
  align-items: start;

  > * { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;

const Values = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-size: var(--o-s);

  > div { display: flex; justify-content: space-between; align-items: baseline; gap: var(--space-4); }
  dt { color: var(--text-muted); }
  dd { min-width: 0; text-align: right; overflow-wrap: anywhere; }
`;
