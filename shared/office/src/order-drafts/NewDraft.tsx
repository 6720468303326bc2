import { toast, useMutationOf } from '@mall/platform';
import { Breadcrumbs } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderDraftDesk } from './desk.ts';
import { DraftForm } from './DraftForm.tsx';
import { emptyDraft } from './draft-values.ts';
import { useDraftForm } from './useDraftForm.ts';
import { useLearnDraft } from './useDrafts.ts';

/** An order for a customer that begins; saved, it has a page of its own. */
export function NewDraft() {
  const { t } = useTranslation('orderDrafts');
  const navigate = useNavigate();
  const { of, path } = useOrderDraftDesk();
  const learnDraft = useLearnDraft();
  const { mutateAsync } = useMutationOf(`${of}.create`);
  const form = useDraftForm(emptyDraft, async (content) => {
    const draft = await mutateAsync(content);
    learnDraft(draft);
    toast.success(t('did.saved'));
    void navigate(path({ id: draft.id }), { replace: true });
  });
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: path() }, { label: t('new') }]} />}
      title={t('new')}
    >
      <DraftForm form={form} submitLabel={t('save')} />
    </OfficePage>
  );
}
