import { reportFailure, toast } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type DraftKind, theirsIn } from './draft.ts';
import type { Drafting } from './useDraft.ts';
import { wordOf } from './row-steps.ts';
import { useRowSteps } from './useRowSteps.ts';

/** The steps for the draft as a whole. A failure is reported; the typed text stays. */
export const useDraftSteps = <Content extends object>(
  kind: DraftKind<Content>,
  draft: Drafting<Content>,
  name: string,
) => {
  const { t } = useTranslation('drafts');
  const navigate = useNavigate();
  const remove = useRowSteps(kind);
  const sell = useRowSteps(kind, kind.refreshDetail);
  const [busy, setBusy] = useState(false);
  const { id, version } = draft.draft;

  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      kind.refreshList();
    } catch (error) {
      if (id !== null && theirsIn(error, kind) !== undefined) draft.reread(await kind.fresh(id));
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const ofKept = (work: (id: string) => Promise<void>) => () =>
    id === null ? Promise.resolve() : run(() => work(id));

  return {
    busy,
    send: () =>
      run(async () => {
        if (!(await draft.save())) return;
        const at = draft.current();
        if (at.id === null) return;
        draft.moved(await kind.submit({ id: at.id, version: at.version }));
        await kind.fresh(at.id);
        toast.success(t(`done.${wordOf('send', kind)}`, { name }));
      }),
    takeBack: ofKept(async (of) => {
      const kept = await kind.takeBack?.(of);
      if (kept !== undefined) draft.moved(kept);
      draft.reread(await kind.fresh(of));
    }),
    discard: ofKept(async (of) => {
      await kind.discard({ id: of, version });
      draft.restart(await kind.fresh(of));
      toast.success(t('done.discarded'));
    }),
    copy: ofKept(async (of) => {
      if (!(await draft.save())) return;
      const made = await kind.copy(of);
      await navigate(kind.formPath(made.id));
      toast.success(t('done.copied'));
    }),
    remove: ofKept(async (of) => {
      await remove('remove', { id: of, version }, name);
      draft.forget();
      await navigate(kind.listPath);
    }),
    sell: (on: boolean) => void ofKept((of) => sell(on ? 'putOn' : 'takeOff', { id: of, version }, name))(),
  };
};

export type Steps = ReturnType<typeof useDraftSteps>;
