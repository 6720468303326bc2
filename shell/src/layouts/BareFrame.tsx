import { Outlet } from 'react-router-dom';
import { usePageArrival } from './usePageArrival.ts';

/** Nothing but the screen: showroom pictures and print sheets. */
export function BareFrame() {
  usePageArrival();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
