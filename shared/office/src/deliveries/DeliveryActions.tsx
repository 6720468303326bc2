import { Button } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from './desk.ts';
import { type Delivery, nextMove } from './status.ts';
import { useMoving } from './useMoving.tsx';
import { useStep } from './useStep.ts';

/** The one next step, unless the form at the door is it, and the way back for an hour. */
export function DeliveryActions({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const may = useMayEdit();
  const { start, dialog, busy } = useMoving();
  const { make } = useStep();
  const next = nextMove(delivery);
  const atTheDoor = delivery.moves.includes('accept');
  return (
    <>
      {delivery.undoUntil !== null && (
        <Button onClick={() => void make(delivery, { step: 'undo' })}>{t('undoStep')}</Button>
      )}
      {next !== undefined && !atTheDoor && (
        <Button
          tone="primary"
          busy={busy}
          disabled={!may}
          title={may ? undefined : t('notPermitted')}
          onClick={() => start(delivery, next)}
        >
          {t(`moves.${next}`)}
        </Button>
      )}
      {dialog}
    </>
  );
}
