import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactor } from '@mall/contract/core/limits';
import { ApiError, api, reportFailure, toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextField, useForm } from '@mall/ui';
import { deviceOf } from '../device.ts';
import { makePasskey } from './make-passkey.ts';

type Props = {
  /** Without one, a new passkey is made. */
  passkey?: { id: string; name: string };
  onClose: () => void;
  onKept: (recoveryCodes: readonly string[]) => void;
};

/** A new passkey with its name, or another name for one. */
export function PasskeyName({ passkey, onClose, onKept }: Props) {
  const { t } = useTranslation('security');
  const [failed, setFailed] = useState(false);
  const add = useMutationOf('secondFactor.addPasskey', {
    refreshes: ['secondFactor.list', 'account.security'],
  });
  const rename = useMutationOf('secondFactor.renamePasskey', { refreshes: ['secondFactor.list'] });
  const form = useForm({
    initial: { name: passkey?.name ?? deviceOf(navigator.userAgent) },
    problems: ({ name }) => (isName(name) ? {} : { name: 'name' as const }),
    say: () => t('passkey.nameProblem'),
    onSubmit: async ({ name }) => {
      setFailed(false);
      if (passkey !== undefined) {
        await rename.mutateAsync({ id: passkey.id, name });
        toast.success(t('passkey.renamed'));
        return onKept([]);
      }
      const made = await makePasskey(await api('secondFactor.passkeyOptions', {}));
      const { recoveryCodes } = await add.mutateAsync({ name, passkey: made });
      toast.success(t('passkey.added'));
      onKept(recoveryCodes);
    },
    onFailure: (error) => {
      if (error instanceof ApiError) reportFailure(error);
      else setFailed(true); // the browser made none, or nobody showed a finger
    },
  });
  const title = t(passkey === undefined ? 'passkey.add' : 'passkey.rename');
  return (
    <DialogForm form={form} open size="small" onClose={onClose} title={title} submitLabel={title}>
      {failed && <Notice tone="warning">{t('passkey.failed')}</Notice>}
      <TextField
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        maxLength={secondFactor.maxName}
        autoComplete="off"
        {...form.field('name')}
      />
    </DialogForm>
  );
}

const isName = (name: string): boolean =>
  name.trim() !== '' && [...name.trim()].length <= secondFactor.maxName;
