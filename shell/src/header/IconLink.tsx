import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { Count, iconButtonStyle } from '@mall/ui';

type Props = LinkProps & { label: string; count?: number; children: ReactNode };

/**
 * A round link with an icon, the link version of the kit's IconButton; the visible count is part of its name.
 */
export function IconLink({ label, count = 0, children, ...link }: Props) {
  const seen = count > 99 ? '99+' : String(count);
  const name = count === 0 || label.includes(seen) ? label : `${label} (${seen})`;
  return (
    <Round {...link} aria-label={name} title={name}>
      {children}
      {count > 0 && <Count aria-hidden="true">{seen}</Count>}
    </Round>
  );
}

const Round = styled(Link)`${iconButtonStyle}`;
