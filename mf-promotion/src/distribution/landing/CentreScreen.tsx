import { useSession } from '@mall/platform';
import { Dashboard } from './Dashboard.tsx';
import { Landing } from './Landing.tsx';

/** The promotion centre: a promoter's own figures, and for everybody else what promoting is and pays. */
export function CentreScreen() {
  const { isDistribute } = useSession();
  return isDistribute ? <Dashboard /> : <Landing />;
}
