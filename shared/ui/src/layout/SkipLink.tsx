import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The first stop of the Tab key: jumps over the header to the element with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return <Link href={`#${to}`}>{children}</Link>;
}

const Link = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--layer-toast);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-pill);
  background: var(--text);
  color: var(--text-inverse);
  font-weight: var(--weight-strong);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
