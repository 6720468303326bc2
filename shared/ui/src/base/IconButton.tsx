import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { iconButtonStyle } from './icon-button-style.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** The accessible name; every icon needs one. */
  label: string;
  tone?: 'ghost' | 'plain' | 'soft' | 'glass';
  /** A number in the corner (cart, messages). `label` must contain it too. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
};

/** A round 44 px button with an icon. Use `glass` on pictures. */
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

const Element = styled.button`${iconButtonStyle}`;

/** The round counter on a bag, a bell or a tab. */
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
