import { useEffect, useState } from 'react';
import { presence } from '@mall/platform';
import { loadLoginPhrases } from '../login/load-phrases.ts';
import { onDemand } from '../on-demand.tsx';
import type { NumberProof } from '../login/ProveNumber.tsx';

const ProveNumber = onDemand(
  async () => {
    const [file] = await Promise.all([import('../login/ProveNumber.tsx'), loadLoginPhrases()]);
    return { default: file.ProveNumber };
  },
  ({ asked }) => asked.answer(false),
);

/** Draws the dialog in which a member proves their number, above every page. Who wants it at once waits for one dialog. */
export function NumberProofHost() {
  const [asked, setAsked] = useState<NumberProof>();
  // Calls are outside React: they ask whoever draws the dialog.
  useEffect(() => {
    let waiting: Promise<boolean> | undefined;
    presence.proveNumber = () => {
      waiting ??= new Promise<boolean>((resolve) => {
        const answer = (proved: boolean): void => {
          waiting = undefined;
          setAsked(undefined);
          resolve(proved);
        };
        setAsked({ answer });
      });
      return waiting;
    };
    return () => {
      delete presence.proveNumber;
    };
  }, []);
  if (!asked) return null;
  return <ProveNumber asked={asked} />;
}
