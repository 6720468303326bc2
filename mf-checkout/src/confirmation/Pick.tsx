import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, VisuallyHidden } from '@mall/ui';

/** A choice of one among several large options: addresses, coupons. Native radios with a frame. */
export function PickGrid({
  label,
  columns = 1,
  children,
}: {
  label: string;
  columns?: 1 | 2;
  children: ReactNode;
}) {
  return (
    <Grid data-columns={columns}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {children}
    </Grid>
  );
}

type PickProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

export function Pick({ name, checked, onChoose, children }: PickProps) {
  return (
    <Tile>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <i aria-hidden="true" />
      <span>{children}</span>
    </Tile>
  );
}

const Grid = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);

  &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { &[data-columns] { grid-template-columns: minmax(0, 1fr); } }
`;

const Tile = styled.label`
  position: relative;
  isolation: isolate;
  display: block;
  padding: var(--space-4) calc(var(--space-6) + var(--space-3)) var(--space-4) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  font-size: var(--step-ui);
  line-height: 1.5;
  cursor: pointer;

  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  > i {
    position: absolute;
    top: var(--space-4);
    right: var(--space-4);
    display: grid;
    place-items: center;
    width: 20px; /* as every radio of the kit */
    height: 20px; /* as every radio of the kit */
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  > input:checked + i { border-color: var(--brand); background: var(--brand); }
  > input:checked + i::after {
    content: '';
    width: var(--space-2);
    height: var(--space-2);
    border-radius: 50%;
    background: var(--on-brand);
  }
  &:has(> :checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
  &:has(> :focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  small { color: var(--text-muted); font-size: var(--step--1); }
`;
