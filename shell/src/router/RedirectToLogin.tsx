import { paths } from '@mall/contract/core/paths';
import { rememberTarget } from '@mall/platform';
import { Navigate, useLocation } from 'react-router-dom';

/** Redirects to the login, and back to this page after it. */
export function RedirectToLogin() {
  const { pathname, search } = useLocation();
  rememberTarget(pathname + search);
  return <Navigate to={paths.login()} replace />;
}
