import { useTranslation } from 'react-i18next';
import type { Question as Asked } from '@mall/platform';
import { Button, Dialog } from '@mall/ui';

/** One question to the shopper, with the phrases of its subject. Closing it means no. */
export function ConfirmHost({ asked }: { asked: Asked }) {
  const { t } = useTranslation('common');
  const say = (part: 'title' | 'text' | 'yes' | 'no') =>
    t(`question.${asked.about}.${part}`, { ...asked.values });
  return (
    <Dialog
      open
      size="small"
      title={say('title')}
      onClose={() => asked.answer(false)}
      actions={
        <>
          <Button onClick={() => asked.answer(false)}>{say('no')}</Button>
          <Button tone="primary" onClick={() => asked.answer(true)}>
            {say('yes')}
          </Button>
        </>
      }
    >
      <p>{say('text')}</p>
    </Dialog>
  );
}
