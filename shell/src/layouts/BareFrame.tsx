import { Outlet } from 'react-router-dom';

export function BareFrame() {
  return <Outlet />;
}
