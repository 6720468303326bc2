import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { common, enterShop, leaveShop, reportFailure, useKeptState, useShop } from '@mall/platform';
import { Button, Dialog, TextField } from '@mall/ui';

/**
 * Enters another shop by its code, or leaves the current one. The error of a wrong code is under the field.
 */
export function ShopCodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const shop = useShop();
  const [code, setCode] = useKeptState('dialog.shopCode.code', '');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const entered = await enterShop(code.trim().toUpperCase()).catch(reportFailure);
    setBusy(false);
    setWrong(entered === 'wrong');
    if (entered === 'entered') onClose();
  };
  const leave = () => {
    leaveShop();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('shopCode.title')}
      actions={
        <>
          {shop && <Button onClick={leave}>{t('shopCode.leave')}</Button>}
          <Button tone="primary" type="submit" form="shop-code" busy={busy} disabled={code.trim() === ''}>
            {t('shopCode.enter')}
          </Button>
        </>
      }
    >
      <form id="shop-code" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('shopCode.label')}
          hint={t('shopCode.hint')}
          error={wrong ? common('shop.wrongCode') : undefined}
          value={code}
          onChange={setCode}
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </form>
    </Dialog>
  );
}
