import { useTranslation } from 'react-i18next';
import { dismissToast, question, toasts, useStore } from '@mall/platform';
import { Button, Dialog, ToastList } from '@mall/ui';

/** What the platform says and asks: toasts and questions, above every page. */
export function Voices() {
  return (
    <>
      <Toasts />
      <Asking />
    </>
  );
}

function Toasts() {
  return <ToastList toasts={useStore(toasts)} onClose={dismissToast} />;
}

function Asking() {
  const { t } = useTranslation('common');
  const asked = useStore(question);
  if (!asked) return null;
  const say = (part: string) => t(`question.${asked.about}.${part}`, asked.values);
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
