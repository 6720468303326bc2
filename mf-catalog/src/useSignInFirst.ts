import { paths } from '@mall/contract/core/paths';
import { rememberIntent, useSession } from '@mall/platform';
import { useNavigate } from 'react-router-dom';

type Wish = Parameters<typeof rememberIntent>[0];

/**
 * Sends a visitor to sign in first and remembers what they wanted, which is done after that. Returns false
 * when they are signed in.
 */
export const useSignInFirst = (): ((wish: Wish) => boolean) => {
  const { token } = useSession();
  const navigate = useNavigate();
  return (wish) => {
    if (token !== null) return false;
    rememberIntent(wish);
    navigate(paths.login());
    return true;
  };
};
