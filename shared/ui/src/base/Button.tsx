import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Keeps width and focus, shows a spinner and ignores clicks. */
  busy?: boolean;
  wide?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of the shop. One `primary` per view; a disabled button keeps its label. */
export function Button({
  tone = 'plain',
  size = 'medium',
  busy,
  wide,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Element
      {...rest}
      type={busy ? 'button' : type}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Element>
  );
}

const Element = styled.button`${buttonStyle}`;
