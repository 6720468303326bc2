/**
 * Stands in for 'react-router-dom' in every bundle. A shared module reaches the browser whole, so this list of the names
 * that the mall uses is what keeps the rest of the library out: its data router alone is 16 kB of every first visit. A
 * name is added here when it is first imported; a test compares the imports of all rooms with this list.
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
