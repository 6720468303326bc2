import { Outlet } from 'react-router-dom';

export function MemberFrame() {
  return <Outlet />;
}
