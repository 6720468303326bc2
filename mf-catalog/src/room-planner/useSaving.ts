import type { Plan } from '@mall/contract/catalog/design';
import { ApiError, drafts, useMutationOf, useSession } from '@mall/platform';
import { useEffect, useRef, useState } from 'react';
import { isMissing } from '../missing.ts';
import type { Document } from './useDocument.ts';

export type Saving = {
  readonly state: 'here' | 'changed' | 'saving' | 'saved' | 'failed';
  readonly document: Document;
  /** Something was drawn, and this browser keeps it: the address of a case or of somebody's link is no longer what is shown. */
  readonly changed: boolean;
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
  /** What is safe with the mall, or was there when the page opened. */
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
      // Thrown away meanwhile, or drawn by another member of this browser: kept as a new one.
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
  // The browser's storage stands outside React; a reload finds what was drawn a moment ago.
  useEffect(() => {
    if (changed) drafts.write('design', { ...document, name, plan, unsaved: dirty });
  }, [changed, dirty, document, name, plan]);

  const latest = useRef({ due, saveNow });
  // A timer and the leaving of the page come later, and then keep what is drawn by then.
  useEffect(() => {
    latest.current = { due, saveNow };
  });

  // A timer stands outside React: each change and each failure begins the wait anew.
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void latest.current.saveNow(), waitMs);
    return () => clearTimeout(timer);
  }, [due, plan, name, failures]);

  // Whoever leaves the planner, or opens another room, does not wait for the timer.
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
      // Saved under the newer version, which thereby becomes the one before.
      if (newer) setDocument((known) => ({ ...known, version: newer.version }));
      setKept(null);
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
