/**
 * Stands in for 'react-router-dom' in every bundle. A shared module is downloaded whole, so this list of the
 * names that the mall uses keeps the rest of the library out: its data router alone is 16 kB of every first
 * visit. Add a name here when you first import it; a test compares the imports of all packages with this
 * list.
 */
export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'real-react-router-dom';
export { useBlocker } from './use-blocker.ts';
