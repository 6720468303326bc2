import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export type FramePage = {
  to: string;
  label: string;
  icon?: ReactNode;
  /** What waits there: nothing is shown for 0. */
  count?: number | undefined;
  current: boolean;
};
export type FrameGroup = { id: string; label: string; pages: readonly FramePage[] };

type Props = { label: string; groups: readonly FrameGroup[]; className?: string };

/** The pages of an office by group; the current one is marked. */
export function FrameMenu({ label, groups, className }: Props) {
  return (
    <Pages aria-label={label} className={className}>
      {groups.map(({ id, label: name, pages }) => (
        <section key={id} aria-label={name}>
          <h2>{name}</h2>
          {pages.map(({ to, label: page, icon, count = 0, current }) => (
            <Link key={to} to={to} title={page} aria-current={current ? 'page' : undefined}>
              {icon}
              <span>{page}</span>
              {count > 0 && <small>{count > 99 ? '99+' : count}</small>}
            </Link>
          ))}
        </section>
      ))}
    </Pages>
  );
}

const Pages = styled.nav`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  section { display: grid; gap: 2px; }
  h2 {
    padding: 0 var(--space-3) var(--space-1);
    color: var(--text-muted);
    font: var(--weight-strong) var(--step--2) / 1.5 var(--font);
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 34px;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text-muted);
    font-size: var(--step--1);
  }
  svg { flex: none; stroke-width: 1.75; }
  a:hover { background: var(--surface-muted); color: var(--text); }
  a[aria-current] { background: var(--brand-soft); color: var(--brand); font-weight: var(--weight-strong); }
  a:focus-visible { outline-offset: -2px; }
  small { margin-left: auto; font-size: var(--step--2); font-variant-numeric: tabular-nums; }
`;
