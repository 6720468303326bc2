import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from './media.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What a screen reader says; an icon never stands without a name. */
  label: string;
  tone?: 'ghost' | 'plain' | 'soft' | 'glass';
  /** A number in the corner (cart, messages). Part of the name must be in `label`. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
};

/** A round 44 px button with an icon. `glass` stands on pictures. */
export function IconButton({
  label,
  tone = 'ghost',
  count,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Element {...rest} type={type} aria-label={label} data-tone={tone}>
      {children}
      {count ? <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count> : null}
    </Element>
  );
}

const Element = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  transition: background var(--fast) var(--ease);

  svg { stroke-width: 1.5; }
  &[data-tone='plain'] { border-color: var(--line-strong); }
  &[data-tone='soft'] { background: var(--surface-muted); }
  &[data-tone='glass'] { background: rgb(255 255 255 / 90%); color: #221e1a; } /* on a picture, the same in both themes */
  &:disabled, &[aria-disabled='true'] { color: var(--text-muted); opacity: 0.6; cursor: not-allowed; }

  ${media.hover} {
    &:not([data-tone='glass'], :disabled):hover { background: var(--surface-muted); }
  }
`;

/** The round number on a bag, a bell or a tab. */
export const Count = styled.b`
  position: absolute;
  top: 4px;
  right: 1px;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: var(--radius-pill);
  background: var(--sale);
  color: var(--on-sale);
  font: var(--weight-strong) 11px / 18px var(--font);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
