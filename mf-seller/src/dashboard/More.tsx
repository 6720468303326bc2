import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The link from a part of the overview to its full page; nothing when that page does not exist. */
export function More({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? null : <Way to={to}>{children}</Way>;
}

const Way = styled(Link)`
  color: var(--o-link);
  font-size: var(--o-s);

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
