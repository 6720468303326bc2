import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@mall/ui';
import { Card } from '@mall/ui/member';

type RowProps = { title: string; note?: ReactNode; mark?: ReactNode; action?: ReactNode };

/** One setting of the account: its name, its value, its actions. */
export function Row({ title, note, mark, action }: RowProps) {
  return (
    <li>
      <div>
        <b>{title}</b> {mark}
        {note && <small>{note}</small>}
      </div>
      {action}
    </li>
  );
}

export const Rows = styled(Card)`
  max-width: 720px; /* what belongs together stays within one look */
  padding: 0 var(--space-5);
  font-size: var(--step-ui);

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    min-height: 72px;
    padding-block: var(--space-3);
  }
  > li + li { border-top: 1px solid var(--line); }
  > li > div { min-width: 0; overflow-wrap: anywhere; }
  > li > button, > li > a { flex: none; }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--step--1);
    font-variant-numeric: tabular-nums;
    line-height: var(--leading-ui);
  }
  ${media.phone} { padding: 0 var(--space-4); }
`;

/** A part with a heading of its own below another. */
export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  & + & { margin-top: var(--space-6); }
  > header { /* as wide as the rows */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    max-width: 720px;
  }
  h2 { font-size: var(--step-0); }
`;
