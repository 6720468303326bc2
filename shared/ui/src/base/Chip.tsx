import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from './media.ts';

type ChipProps = { children: ReactNode; chosen?: boolean; onClick: () => void; disabled?: boolean };

/** One choice among several; the chosen one is filled with ink. */
export function Chip({ children, chosen = false, onClick, disabled }: ChipProps) {
  return (
    <Pill type="button" aria-pressed={chosen} onClick={onClick} disabled={disabled}>
      {children}
    </Pill>
  );
}

/** An applied filter; a click removes it. `removeLabel` is its accessible name: "Remove filter Oat". */
export function AppliedChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <Pill type="button" data-applied aria-label={removeLabel} onClick={onRemove}>
      {children}
      <X size={16} strokeWidth={1.5} aria-hidden />
    </Pill>
  );
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-height: var(--control-s);
  padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  font-size: var(--step--1);
  white-space: nowrap;

  ${media.hover} { &:hover { border-color: var(--line-strong); } }
  ${media.phone} { min-height: var(--control); }
  &[aria-pressed='true'] { background: var(--text); border-color: var(--text); color: var(--text-inverse); }
  &[data-applied] { padding-right: 10px; background: var(--surface-muted); border-color: transparent; }
  &:disabled { color: var(--text-muted); }
`;
