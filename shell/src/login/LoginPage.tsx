import { lazy, Suspense } from 'react';
import { loadLoginPhrases } from './load-phrases.ts';

const LoginScreen = lazy(async () => {
  const [{ LoginScreen: Screen }] = await Promise.all([import('./LoginScreen.tsx'), loadLoginPhrases()]);
  return { default: Screen };
});

/** /login, fetched with its phrases when it is opened: most pages never need its forms. */
export function LoginPage() {
  return (
    <Suspense fallback={null}>
      <LoginScreen />
    </Suspense>
  );
}
