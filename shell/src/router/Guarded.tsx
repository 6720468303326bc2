import { type Access, permits } from '@mall/contract/core/remote-config';
import { factsOf, useSession } from '@mall/platform';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { startPath } from '@mall/contract/core/redirects';
import { RedirectToLogin } from './RedirectToLogin.tsx';
import { Waiting } from './Waiting.tsx';

type Props = { access: Access; children: ReactNode };

/**
 * Whether the screen may be opened (spec §5, §6). The server decides about its data; this only saves a
 * useless visit.
 */
export function Guarded({ access, children }: Props) {
  const session = useSession();

  if (permits(access, factsOf(session))) return children;
  if (!session.known) return <Waiting />;
  if (session.token !== null) return <Navigate to={startPath} replace />;
  return <RedirectToLogin />;
}
