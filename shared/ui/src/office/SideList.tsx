import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../media.ts';
import { usePhrases } from '../usePhrases.ts';

export type SideEntry = { id: string; label: string; to: string; icon?: ReactNode; count?: number };

export type SideListProps = {
  label: string;
  entries: readonly SideEntry[];
  /** Only icons, 60 px wide; their words are their names. */
  rail?: boolean;
  onRail?: (rail: boolean) => void;
};

/** The pages of a tab at the left of the office, or the member's menu; below 768 px a row that scrolls. */
export function SideList({ label, entries, rail, onRail }: SideListProps) {
  const t = usePhrases();
  return (
    <Side aria-label={label} data-rail={rail || undefined}>
      {entries.map(({ id, label: word, to, icon, count }) => (
        <NavLink key={id} to={to} title={rail ? word : undefined}>
          {icon}
          <span>{word}</span>
          {count ? <small>{count}</small> : null}
        </NavLink>
      ))}
      {onRail && (
        <button
          type="button"
          aria-pressed={Boolean(rail)}
          onClick={() => onRail(!rail)}
          title={rail ? t('side.open') : undefined}
        >
          {rail ? (
            <PanelLeftOpen size={16} strokeWidth={1.75} aria-hidden />
          ) : (
            <PanelLeftClose size={16} strokeWidth={1.75} aria-hidden />
          )}
          <span>{rail ? t('side.open') : t('side.collapse')}</span>
        </button>
      )}
    </Side>
  );
}

/** The side list and the page beside it; on a phone the list is a row above. */
export const OfficeBody = styled.div`
  display: flex;
  align-items: stretch;
  min-height: calc(100dvh - 80px);

  ${media.phone} { flex-direction: column; align-items: normal; }
`;

const Side = styled.nav`
  display: flex;
  flex-direction: column;
  flex: none;
  gap: 2px;
  width: var(--o-side);
  padding: 16px 12px;
  border-right: 1px solid var(--line);
  font-size: var(--o-m);

  > a, > button {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    padding: 6px 10px;
    border-radius: var(--o-radius);
    color: var(--text-muted);
    line-height: 20px;
  }
  svg { flex: none; width: 16px; height: 16px; }
  > :hover { background: var(--surface-muted); }
  > a[aria-current] { background: var(--brand-soft); color: var(--o-brand-strong); font-weight: var(--weight-strong); }
  small { margin-left: auto; font-size: var(--o-xs); font-variant-numeric: tabular-nums; }
  > button { margin-top: auto; }
  &[data-rail] { width: var(--o-rail); align-items: center; padding-inline: 0; }
  &[data-rail] > * > span { position: absolute; clip-path: inset(50%); }
  &[data-rail] small { display: none; }

  ${media.phone} {
    &, &[data-rail] { flex-direction: row; width: auto; padding: 4px var(--space-4); overflow-x: auto; scrollbar-width: none; border-right: 0; border-bottom: 1px solid var(--line); }
    > a { flex: none; min-height: var(--control); white-space: nowrap; }
    > button { display: none; }
  }
`;
