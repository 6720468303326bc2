import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type TimelineEntry = {
  id: string;
  title: ReactNode;
  /** Who, where, why; may hold pictures. */
  note?: ReactNode;
  /** Formatted already: `format.dateTime(at)`. */
  time?: ReactNode;
  icon?: ReactNode;
  tone?: 'quiet' | 'success' | 'warning' | 'danger' | 'brand';
};

/** A history in the given order: delivery, reviews, audit. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label?: string }) {
  return (
    <List aria-label={label}>
      {entries.map(({ id, title, note, time, icon, tone = 'quiet' }) => (
        <li key={id}>
          <Mark data-tone={tone} aria-hidden="true">
            {icon ?? <Check size={12} />}
          </Mark>
          <div>
            {title}
            {note && <small>{note}</small>}
          </div>
          {time && <time>{time}</time>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  font-size: var(--step--1);
  line-height: 1.5;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 0 10px;
    padding-bottom: 14px;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 9.5px;
    top: 22px;
    bottom: -2px;
    width: 1px;
    background: var(--line);
  }
  small { display: block; color: var(--text-muted); font-size: var(--step--2); }
  time { color: var(--text-muted); font-size: var(--step--2); font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: var(--surface-muted);
  color: var(--text-muted);

  > svg { width: 12px; height: 12px; }
  &[data-tone='success'] { background: var(--success-soft); color: var(--success); }
  &[data-tone='warning'] { background: var(--warning-soft); color: var(--warning); }
  &[data-tone='danger'] { background: var(--danger-soft); color: var(--danger); }
  &[data-tone='brand'] { background: var(--brand-soft); color: var(--brand); }
`;
