import type { ReactNode } from 'react';
import type { Declared } from '../menus/declared.ts';

type Props = { declared: Declared; children: ReactNode };

/** Everything that must stand above the router: data, phrases, menus, toasts. */
export function Providers({ children }: Props) {
  return <>{children}</>;
}
