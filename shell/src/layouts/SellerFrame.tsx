import { Outlet } from 'react-router-dom';

export function SellerFrame() {
  return <Outlet />;
}
