import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { Count, iconButtonStyle } from '@mall/ui';

type Props = LinkProps & { label: string; count?: number; children: ReactNode };

/** A round link with an icon, as the kit's IconButton is a round button; the number is part of the name. */
export function IconLink({ label, count = 0, children, ...link }: Props) {
  return (
    <Round {...link} aria-label={label} title={label}>
      {children}
      {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
    </Round>
  );
}

const Round = styled(Link)`${iconButtonStyle}`;
