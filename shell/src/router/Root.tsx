import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Under every screen: the browser's back button leads to the same place of the page. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
