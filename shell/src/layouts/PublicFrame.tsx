import { Outlet } from 'react-router-dom';

export function PublicFrame() {
  return <Outlet />;
}
