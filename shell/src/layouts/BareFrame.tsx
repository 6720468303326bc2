import { Outlet } from 'react-router-dom';

/** Nothing but the screen: showroom pictures and print sheets. */
export function BareFrame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
