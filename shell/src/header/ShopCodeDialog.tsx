import { MapPin } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { common, enterShop, leaveShop, reportFailure, useKeptState, useShop } from '@mall/platform';
import { Button, Dialog, TextField } from '@mall/ui';

/** Says which shop one is in, and lets one into another by its code. */
export function ShopCodeButton() {
  const { t } = useTranslation('shell');
  const shop = useShop();
  const [open, setOpen] = useKeptState('dialog.shopCode', false);
  return (
    <>
      <Trigger type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MapPin size={16} aria-hidden />
        {shop ? shop.storeName : t('shopCode.open')}
      </Trigger>
      {open && <ShopCodeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ShopCodeDialog({ onClose }: { onClose: () => void }) {
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
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </form>
    </Dialog>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--control);
  max-width: 14em;
  overflow: hidden;
  color: var(--text-muted);
  text-overflow: ellipsis;
  white-space: nowrap;

  svg { stroke-width: 1.5; }
  &:hover { color: var(--text); }
`;
