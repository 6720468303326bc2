import { Outlet } from 'react-router-dom';
import { Chrome } from './Chrome.tsx';

/** Header, navigation, bars and footer of the shop around a screen. */
export function PublicFrame() {
  return (
    <Chrome>
      <Outlet />
    </Chrome>
  );
}
