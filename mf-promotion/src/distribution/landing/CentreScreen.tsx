import { useSession } from '@mall/platform';
import { Dashboard } from './Dashboard.tsx';
import { Landing } from './Landing.tsx';

/**
 * The promotion centre: a promoter's own figures, and for everybody else how promotion works and what it
 * pays.
 */
export function CentreScreen() {
  const { isDistribute } = useSession();
  return isDistribute ? <Dashboard /> : <Landing />;
}
