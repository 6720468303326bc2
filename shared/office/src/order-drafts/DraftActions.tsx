import { Button } from '@mall/ui';
import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderDraftDesk } from './desk.ts';
import { type Draft, useDraftSteps } from './useDrafts.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be done with the whole draft. */
export function DraftActions({ draft: { id, state }, back }: { draft: Draft; back: string }) {
  const { t } = useTranslation('orderDrafts');
  const mayEdit = useOrderDraftDesk().useMayEdit();
  const navigate = useNavigate();
  const steps = useDraftSteps();
  if (!mayEdit) return null;
  return (
    <>
      <Button busy={steps.busy} icon={<Copy {...icon} />} onClick={() => steps.copy(id)}>
        {t('copy')}
      </Button>
      {state !== 'ordered' && (
        <Button
          disabled={steps.busy}
          icon={<Trash2 {...icon} />}
          onClick={() => steps.remove(id, () => void navigate(back))}
        >
          {t('remove')}
        </Button>
      )}
    </>
  );
}
