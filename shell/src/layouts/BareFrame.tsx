import { Outlet } from 'react-router-dom';

/** Only the screen: showroom pictures and print sheets. */
export function BareFrame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
