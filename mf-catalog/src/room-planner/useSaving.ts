import type { Plan } from '@mall/contract/catalog/design';
import { ApiError, drafts, useMutationOf, useSession } from '@mall/platform';
import { useEffect, useRef, useState } from 'react';
import { isMissing } from '../missing.ts';
import type { Document } from './useDocument.ts';

export type Saving = {
  readonly state: 'here' | 'changed' | 'saving' | 'saved' | 'failed';
  readonly document: Document;
  /**
   * Something was drawn and is stored in this browser: the address of a case or of a share link no longer
   * matches it.
   */
  readonly changed: boolean;
  readonly name: string;
  readonly rename: (name: string) => void;
  /** Another screen has saved a newer version: this one, to compare and to choose. */
  readonly newer: Document | null;
  readonly keepMine: () => void;
  readonly share: (shareCode: string | null) => void;
  readonly saveNow: () => Promise<Document | null>;
};

const waitMs = 5000;

/**
 * Saves a design automatically: in this browser at once, and for a member on the server five seconds after
 * the last change. A version from another screen is never overwritten.
 */
export const useSaving = (opened: Document, plan: Plan, untitled: string): Saving => {
  const member = useSession().token !== null;
  const [document, setDocument] = useState(opened);
  const [name, setName] = useState(opened.name);
  /** The state that is saved on the server, or was there when the page opened. */
  const [kept, setKept] = useState<Pick<Document, 'plan' | 'name'> | null>(opened.unsaved ? null : opened);
  const [newer, setNewer] = useState<Document | null>(null);
  const [failures, setFailures] = useState(0);
  const { mutateAsync, isPending, isError } = useMutationOf('design.save', {
    quiet: true,
    refreshes: ['design.list'],
  });
  const dirty = kept === null || plan !== kept.plan || name !== kept.name;
  const due = dirty && member && newer === null;
  const running = useRef<Promise<Document | null> | null>(null);

  const save = async (): Promise<Document | null> => {
    const { id, version } = document;
    const said = name.trim() === '' ? untitled : name.trim();
    try {
      const held = id === null || version === null ? {} : { id, version };
      const answer = await mutateAsync({ ...held, name: said, plan });
      const next = { ...document, id: answer.id, version: answer.version, name, plan };
      setDocument(next);
      setKept({ plan, name });
      return next;
    } catch (error) {
      setFailures((count) => count + 1);
      setNewer(newerOf(error));
      // Deleted meanwhile, or drawn by another member in this browser: saved as a new one.
      if (isMissing(error)) setDocument((known) => ({ ...known, id: null, version: null, shareCode: null }));
      return null;
    }
  };
  const saveNow = (): Promise<Document | null> => {
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const changed = dirty || document !== opened;
  // The browser's storage is outside React; a reload finds what was drawn a moment ago.
  useEffect(() => {
    if (changed) drafts.write('design', { ...document, name, plan, unsaved: dirty });
  }, [changed, dirty, document, name, plan]);

  const latest = useRef({ due, saveNow });
  // A timer and the unload event run later, and then save the latest drawing.
  useEffect(() => {
    latest.current = { due, saveNow };
  });

  // A timer is outside React: each change and each failure restarts it.
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void latest.current.saveNow(), waitMs);
    return () => clearTimeout(timer);
  }, [due, plan, name, failures]);

  // Leaving the planner, or opening another room, does not wait for the timer.
  useEffect(
    () => () => {
      if (latest.current.due) void latest.current.saveNow();
    },
    [],
  );

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
    changed,
    name,
    rename: setName,
    newer,
    keepMine: () => {
      // Saved on top of the newer version, which thereby becomes the previous one.
      if (newer) setDocument((known) => ({ ...known, version: newer.version }));
      setKept(null);
      setNewer(null);
    },
    share: (shareCode) => setDocument((known) => ({ ...known, shareCode })),
    saveNow,
  };
};

/** The design in the refusal's data (design.changedElsewhere). */
const newerOf = (error: unknown): Document | null => {
  if (!(error instanceof ApiError) || error.msgKey !== 'design.changedElsewhere') return null;
  return error.data as Document; // the server makes it from the same contract as design.detail
};
