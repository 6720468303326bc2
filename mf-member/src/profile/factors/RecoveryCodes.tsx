import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { common, toast, useMutationOf } from '@mall/platform';
import { Button, ConfirmDialog, Dialog } from '@mall/ui';

type AskProps = { onClose: () => void; onMade: (codes: readonly string[]) => void };

/** Asks before new recovery codes replace the old ones. */
export function AskNewCodes({ onClose, onMade }: AskProps) {
  const { t } = useTranslation('security');
  const make = useMutationOf('secondFactor.makeRecoveryCodes', {
    refreshes: ['secondFactor.list'],
    onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
  });
  return (
    <ConfirmDialog
      open
      title={t('recovery.ask')}
      confirmLabel={t('recovery.again')}
      busy={make.isPending}
      onClose={onClose}
      onConfirm={() => make.mutate({})}
    >
      <p>{t('recovery.askText')}</p>
    </ConfirmDialog>
  );
}

/** Shows new recovery codes, the one time that they can be read. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('security');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('recovery.copied'));
    } catch {
      toast.error(common('failure.operation'));
    }
  };
  return (
    <Dialog
      open={codes.length > 0}
      size="small"
      title={t('recovery.shown')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('recovery.copy')}</Button>
          <Button onClick={() => save(text)}>{t('recovery.save')}</Button>
          <Button tone="primary" onClick={onClose}>
            {t('recovery.done')}
          </Button>
        </>
      }
    >
      <p>{t('recovery.text')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
    </Dialog>
  );
}

const save = (text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
};

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--space-2) var(--space-4);
  margin-top: var(--space-4);
  padding: 0;
  list-style: none;
  font-size: var(--step-0);
`;
