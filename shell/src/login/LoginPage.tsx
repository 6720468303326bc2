import { lazy, Suspense } from 'react';

const LoginScreen = lazy(() => import('./LoginScreen.tsx').then((file) => ({ default: file.LoginScreen })));

/** /login, fetched when it is opened: most pages never need its forms. */
export function LoginPage() {
  return (
    <Suspense fallback={null}>
      <LoginScreen />
    </Suspense>
  );
}
