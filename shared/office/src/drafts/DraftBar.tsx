import { Button, TextButton, useDocumentKeys } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { SaveState } from './SaveState.tsx';
import type { Drafting } from './useDraft.ts';
import type { Steps } from './useDraftSteps.ts';

type DraftBarProps<Content extends object> = {
  /** What the one next step is called: it is sent, sent again after a refusal, or published. */
  sends: 'action.send' | 'review.resend' | 'action.publish';
  draft: Drafting<Content>;
  steps: Steps;
  problems: { shown: readonly unknown[]; goToFirst: () => void; check: () => boolean };
  mayEdit: boolean;
};

/** The save state, the number of errors, and the one next step. */
export function DraftBar<Content extends object>({
  sends,
  draft,
  steps,
  problems,
  mayEdit,
}: DraftBarProps<Content>) {
  const { t } = useTranslation('drafts');
  const { state } = draft.draft;
  useSaveKey(() => void draft.save());
  const count = problems.shown.length;
  return (
    <>
      <SaveState savedAt={draft.draft.savedAt} saving={draft.saving} />
      {count > 0 && <TextButton onClick={problems.goToFirst}>{t('save.errors', { count })}</TextButton>}
      {!mayEdit ? (
        <span>{t('readOnly')}</span>
      ) : state === 'pending' ? (
        <Button busy={steps.busy} onClick={() => void steps.takeBack()}>
          {t('review.takeBack')}
        </Button>
      ) : (
        <>
          <Button
            onClick={() => void draft.save()}
            disabled={draft.saving === 'saved'}
            busy={draft.saving === 'saving'}
          >
            {t('save.now')}
          </Button>
          <Button
            tone="primary"
            busy={steps.busy}
            disabled={state === 'approved' && draft.saving === 'saved'}
            onClick={() => problems.check() && void steps.send()}
          >
            {t(sends)}
          </Button>
        </>
      )}
    </>
  );
}

/** Ctrl S or ⌘ S saves now, wherever the focus is. */
const useSaveKey = (save: () => void): void => {
  useDocumentKeys((event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault(); // the browser's own "save page"
    save();
  });
};
