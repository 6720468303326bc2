import { rememberTarget, useSession } from '@mall/platform';
import { paths } from '@mall/contract/core/paths';
import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router-dom';

/**
 * A link of the home page: without a sign-in or a shop code a click leads to /login, and the target opens
 * after it (spec §2). The href stays the real one, so that it can be read, copied and opened in a new tab.
 */
export function GatedLink({ to, onClick, ...rest }: LinkProps & { to: string }) {
  const { token, code } = useSession();
  const navigate = useNavigate();
  const pass = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (token !== null || code !== null || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    rememberTarget(to);
    navigate(paths.login());
  };
  return <Link {...rest} to={to} onClick={pass} />;
}
