import type { Plan } from '@mall/contract/design';
import { ApiError, drafts, useMutationOf, useSession } from '@mall/platform';
import { useEffect, useRef, useState } from 'react';
import type { Document } from './useDocument.ts';

export type Saving = {
  readonly state: 'here' | 'changed' | 'saving' | 'saved' | 'failed';
  readonly document: Document;
  readonly name: string;
  readonly rename: (name: string) => void;
  /** Another screen has saved a newer version: this one, to look at and to choose. */
  readonly newer: Document | null;
  readonly keepMine: () => void;
  readonly share: (shareCode: string | null) => void;
  readonly saveNow: () => Promise<Document | null>;
};

const waitMs = 5000;

/**
 * Keeps a design without being asked: in this browser at once, and five seconds after the last change with the mall for a member. A
 * version from another screen is never overwritten.
 */
export const useSaving = (opened: Document, plan: Plan, untitled: string): Saving => {
  const member = useSession().token !== null;
  const [document, setDocument] = useState(opened);
  const [name, setName] = useState(opened.name);
  const [newer, setNewer] = useState<Document | null>(null);
  const { mutateAsync, isPending, isError } = useMutationOf('design.save', {
    quiet: true,
    refreshes: ['design.list'],
  });
  const dirty = plan !== document.plan || name !== document.name;
  const running = useRef<Promise<Document | null> | null>(null);

  const save = async (): Promise<Document | null> => {
    const { id, version } = document;
    const said = name.trim() === '' ? untitled : name.trim();
    try {
      const kept = await mutateAsync({
        ...(id !== null && version !== null && { id, version }),
        name: said,
        plan,
      });
      const next = { ...document, id: kept.id, version: kept.version, name, plan };
      setDocument(next);
      return next;
    } catch (error) {
      const other = newerOf(error);
      if (other) setNewer(other);
      return null;
    }
  };
  const saveNow = (): Promise<Document | null> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  // The browser's storage stands outside React; a reload finds what was drawn a moment ago.
  useEffect(() => {
    if (dirty) drafts.write('design', { ...document, name, plan });
  }, [dirty, document, name, plan]);

  // A timer stands outside React: each change begins the wait anew.
  useEffect(() => {
    if (!dirty || !member || newer !== null) return;
    const timer = setTimeout(() => void saveNow(), waitMs);
    return () => clearTimeout(timer);
  });

  return {
    state:
      !member || (document.id === null && !dirty)
        ? 'here'
        : isPending
          ? 'saving'
          : isError && dirty
            ? 'failed'
            : dirty
              ? 'changed'
              : 'saved',
    document,
    name,
    rename: setName,
    newer,
    keepMine: () => {
      // Saved under the newer version, which thereby becomes the one before.
      if (newer) setDocument({ ...newer, plan: newer.plan });
      setNewer(null);
    },
    share: (shareCode) => setDocument((known) => ({ ...known, shareCode })),
    saveNow,
  };
};

/** The design that the refusal brings along (design.changedElsewhere). */
const newerOf = (error: unknown): Document | null => {
  if (!(error instanceof ApiError) || error.msgKey !== 'design.changedElsewhere') return null;
  return error.data as Document; // made by the server from the same contract as design.detail
};
