import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style.ts';

export type ButtonLinkProps = LinkProps & {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  /** A disabled link keeps its label and its place in the Tab order, but has no address. */
  disabled?: boolean;
};

/** A link that looks like a button: it only navigates. */
export function ButtonLink({
  tone = 'plain',
  size = 'medium',
  wide,
  icon,
  disabled,
  to,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { 'data-tone': tone, 'data-size': size, 'data-wide': wide || undefined };
  if (disabled) {
    return (
      <Off {...look} role="link" aria-disabled="true" tabIndex={0}>
        {icon}
        {children}
      </Off>
    );
  }
  return (
    <On {...rest} {...look} to={to}>
      {icon}
      {children}
    </On>
  );
}

const On = styled(Link)`${buttonStyle}`;
const Off = styled.span`${buttonStyle}`;
