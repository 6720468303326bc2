import { refresh, toast, useMutationOf } from '@mall/platform';
import { Button, Notice } from '@mall/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderDraftDesk } from './desk.ts';
import { DraftForm } from './DraftForm.tsx';
import { valuesOf } from './draft-values.ts';
import { useDraftForm } from './useDraftForm.ts';
import { type Draft, useLearnDraft } from './useDrafts.ts';

type EditDraftProps = {
  draft: Draft;
  link: (dirty: boolean) => ReactNode;
  onDirty: (dirty: boolean) => void;
};

/**
 * The draft as a form. What a colleague does with it meanwhile does not change it under the hands: it is offered, and saving
 * over it is refused.
 */
export function EditDraft({ draft, link, onDirty }: EditDraftProps) {
  const { t } = useTranslation('orderDrafts');
  const { of } = useOrderDraftDesk();
  const learnDraft = useLearnDraft();
  const [version, setVersion] = useState(draft.version);
  const { mutateAsync } = useMutationOf(`${of}.save`, {
    onError: () => void refresh(`${of}.detail`),
  });
  const form = useDraftForm(valuesOf(draft), async (content) => {
    const saved = await mutateAsync({ ...content, id: draft.id, version });
    setVersion(saved.version);
    learnDraft(saved);
    toast.success(t('did.saved'));
  });
  // The page decides by it whether the form stays, and this is the only one who knows.
  useEffect(() => {
    onDirty(form.dirty);
    return () => onDirty(false);
  }, [form.dirty, onDirty]);
  const look = () => {
    setVersion(draft.version);
    form.reset(valuesOf(draft));
  };
  return (
    <>
      {draft.version > version && (
        <Notice tone="warning" role="status">
          {t('clash', { by: draft.by })} <Button onClick={look}>{t('clashLook')}</Button>
        </Notice>
      )}
      <DraftForm form={form} submitLabel={t('save')} aside={link(form.dirty || draft.version > version)} />
    </>
  );
}
