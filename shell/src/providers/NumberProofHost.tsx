import { lazy, Suspense, useEffect } from 'react';
import { drawNumberProof, numberProof, useStore } from '@mall/platform';
import { loadLoginPhrases } from '../login/load-phrases.ts';

const ProveNumber = lazy(async () => {
  const [file] = await Promise.all([import('../login/ProveNumber.tsx'), loadLoginPhrases()]);
  return { default: file.ProveNumber };
});

/** Draws the dialog in which a member proves their number, above every page. */
export function NumberProofHost() {
  const asked = useStore(numberProof);
  // From now on calls that need a proved number wait for the dialog.
  useEffect(drawNumberProof, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ProveNumber asked={asked} />
    </Suspense>
  );
}
