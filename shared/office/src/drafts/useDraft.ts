import { mergeDrafts, takeTheirs } from '@mall/contract/seller/draft-merge';
import { ApiError, reportFailure, toast } from '@mall/platform';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Clash,
  type Draft,
  type DraftKind,
  isSaved,
  type Theirs,
  theirsIn,
  withTheirs,
  type Written,
} from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './draft-kept.ts';

/** From the last key until the draft is sent to the server (look, "Forms"). */
const pauseMs = 2000;

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed';

/**
 * A draft that saves itself. Changes that somebody else saved meanwhile are merged; where both changed the
 * same it asks. Nothing typed is ever lost: what the server does not have yet is stored in the browser.
 */
export const useDraft = <Content extends object>(
  kind: DraftKind<Content>,
  written: Written<Content> | null,
  onMade: (id: string) => void,
) => {
  const { t } = useTranslation('drafts');
  const [draft, setDraft] = useState<Draft<Content>>(() => begin(kind, written));
  const [saving, setSaving] = useState<Saving>(() => (isSaved(draft) ? 'saved' : 'waiting'));
  const [clash, setClash] = useState<Clash<Content> | null>(null);
  /** The current state, for callbacks that end later than the render that started them. */
  const now = useRef(draft);
  const running = useRef<Promise<boolean> | null>(null);

  const put = (next: Draft<Content>): void => {
    now.current = next;
    setDraft(next);
    if (isSaved(next)) forgetDraft(kind);
    else keepDraft(kind, next);
  };

  const bringIn = (theirs: Theirs<Content>): boolean => {
    const merged = withTheirs(now.current, theirs);
    put(merged.draft);
    if (merged.clash === null) toast.info(t('clash.merged', { name: theirs.savedBy }));
    setClash(merged.clash);
    setSaving(isSaved(merged.draft) ? 'saved' : 'waiting');
    return false;
  };

  const send = async (): Promise<boolean> => {
    const { id, version, content } = now.current;
    setSaving('saving');
    try {
      const kept = id === null ? await kind.create(content) : await kind.save({ id, version, content });
      put({
        ...now.current,
        id: kept.id,
        version: kept.version,
        state: kept.state,
        savedAt: kept.savedAt,
        base: content,
      });
      setSaving(isSaved(now.current) ? 'saved' : 'waiting');
      kind.refreshList();
      if (id === null) onMade(kept.id);
      return true;
    } catch (error) {
      const theirs = theirsIn<Content>(error, kind);
      if (theirs !== undefined) return bringIn(theirs);
      setSaving('failed');
      if (error instanceof ApiError && error.msgKey === `${kind.kind}.inReview`) kind.refreshDetail();
      else reportFailure(error);
      return false;
    }
  };

  /** Saves the unsaved changes after any running save; returns false when it failed. */
  const save = async (): Promise<boolean> => {
    while (running.current !== null) await running.current;
    if (isSaved(now.current)) {
      setSaving('saved');
      return true;
    }
    running.current = send();
    const done = await running.current;
    running.current = null;
    return done && (isSaved(now.current) || save());
  };

  const latest = useRef(save);
  latest.current = save;
  const unsaved = saving === 'waiting' && clash === null && draft.state !== 'pending';
  // A pause in typing is not a React event.
  useEffect(() => {
    if (!unsaved) return undefined;
    const timer = setTimeout(() => void latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [unsaved, draft.content]);
  // Leaving within the pause saves too; when that fails the draft is stored in the browser.
  useEffect(() => () => void latest.current(), []);

  return {
    draft,
    saving,
    clash,
    save,
    /** The current content, also for callbacks that started before it was saved. */
    current: (): Draft<Content> => now.current,
    change: (part: Partial<Content>): void => {
      put({ ...now.current, content: { ...now.current.content, ...part } });
      setSaving(isSaved(now.current) ? 'saved' : 'waiting');
    },
    /** The draft's state changed by itself: sent, withdrawn, discarded. */
    moved: (at: { version: number; state: Draft<Content>['state'] }): void => put({ ...now.current, ...at }),
    /** Starts again from the server's version, and merges the unsaved changes into it. */
    reread: (fresh: Written<Content>): void => {
      const merged = mergeDrafts(now.current.base, now.current.content, fresh.content);
      put({ ...fromServer(fresh), content: merged.content });
      setSaving(isSaved(now.current) ? 'saved' : 'waiting');
    },
    /** It is gone: nothing of it is saved any more. */
    forget: (): void => put({ ...now.current, base: now.current.content }),
    restart: (fresh: Written<Content>): void => {
      put(fromServer(fresh));
      setSaving('saved');
    },
    settle: (taken: readonly (keyof Content & string)[]): void => {
      if (clash === null) return;
      put({ ...now.current, content: takeTheirs(now.current.content, clash.theirs.content, taken) });
      setClash(null);
      setSaving(isSaved(now.current) ? 'saved' : 'waiting');
    },
  };
};

const fromServer = <Content>(written: Written<Content>): Draft<Content> => ({
  id: written.id,
  version: written.version,
  state: written.state,
  savedAt: written.savedAt,
  base: written.content,
  content: written.content,
});

/** The server's draft, merged with what this browser stored of it. */
const begin = <Content extends object>(
  kind: DraftKind<Content>,
  written: Written<Content> | null,
): Draft<Content> => {
  const draft: Draft<Content> =
    written === null
      ? { id: null, version: 0, state: 'draft', savedAt: null, base: kind.empty, content: kind.empty }
      : fromServer(written);
  const kept = draft.state === 'pending' ? undefined : keptDraft<Content>(kind, draft.id);
  if (kept === undefined) return draft;
  return { ...draft, content: mergeDrafts(kept.base, kept.content, draft.base).content };
};

export type Drafting<Content extends object> = ReturnType<typeof useDraft<Content>>;
