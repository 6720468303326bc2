/**
 * Stands in for 'react-router-dom' in every bundle: the names of react-router-dom that this mall uses. A shared module reaches the browser whole, so the list is what
 * keeps the rest of the library out. A new name is added here; tsconfig's `paths` makes a missing one a type error.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRouteError,
  useSearchParams,
} from '../../node_modules/react-router-dom/dist/index.mjs';
export type * from '../../node_modules/react-router-dom/dist/index.mjs';
