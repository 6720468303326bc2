/**
 * Stands in for 'react-router-dom' in every bundle. A shared module reaches the browser whole, so this list of the names
 * that the mall uses is what keeps the rest of the library out. A name is added here when it is first imported; a test
 * compares the imports of all rooms with this list.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'real-react-router-dom';
