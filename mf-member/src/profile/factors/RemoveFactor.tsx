import { useTranslation } from 'react-i18next';
import { toast, useMutationOf } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui';

type Props = {
  /** Without one, one-time codes are turned off. */
  passkey?: { id: string; name: string };
  isLast: boolean;
  onClose: () => void;
};

/** Asks before a second factor goes, and says what the last one takes along. */
export function RemoveFactor({ passkey, isLast, onClose }: Props) {
  const { t } = useTranslation('security');
  const done = (what: 'passkey' | 'codes') => ({
    refreshes: ['secondFactor.list'] as const,
    onSuccess: () => {
      toast.success(t(`${what}.removed`));
      onClose();
    },
  });
  const removePasskey = useMutationOf('secondFactor.removePasskey', done('passkey'));
  const removeCodes = useMutationOf('secondFactor.removeCodes', done('codes'));
  return (
    <ConfirmDialog
      open
      danger
      title={passkey === undefined ? t('ask.codes') : t('ask.passkey', { name: passkey.name })}
      confirmLabel={t(passkey === undefined ? 'codes.turnOff' : 'passkey.remove')}
      busy={removePasskey.isPending || removeCodes.isPending}
      onClose={onClose}
      onConfirm={() =>
        passkey === undefined ? removeCodes.mutate({}) : removePasskey.mutate({ id: passkey.id })
      }
    >
      <p>{t(isLast ? 'ask.last' : 'ask.text')}</p>
    </ConfirmDialog>
  );
}
