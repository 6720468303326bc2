import { useState } from 'react';
import { useKeptState } from '@mall/platform';
import { useProof } from './useProof.ts';

export type Proof = { proofUrl: string; note: string };

/** The member's input for a transfer: the picture as proof, and a note. Without a picture nothing is sent. */
export const useTransfer = (onSend: (proof: Proof) => void) => {
  const proof = useProof();
  const [note, setNote] = useKeptState('pay.note', '');
  const [tried, setTried] = useState(false);
  return {
    proof,
    note,
    setNote,
    missing: tried && proof.items.length === 0,
    sending: proof.items.some(({ progress }) => progress !== undefined),
    send: (): void => {
      setTried(true);
      if (proof.url !== undefined) onSend({ proofUrl: proof.url, note });
    },
  };
};

export type Transfer = ReturnType<typeof useTransfer>;
