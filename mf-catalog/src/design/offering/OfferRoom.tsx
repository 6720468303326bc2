import { Button } from '@mall/ui';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../useDesk.ts';
import type { Saving } from '../useSaving.ts';
import { OfferDialog } from './OfferDialog.tsx';

/** For a shop's people: this room at prices of their own, to one customer. */
export function OfferRoom({ bill, saving }: { bill: Bill; saving: Saving }) {
  const { t } = useTranslation('offering');
  const [open, setOpen] = useState(false);
  const lines = bill.lines.filter(({ problem }) => problem !== 'unavailable');
  return (
    <>
      <Button
        wide
        disabled={lines.length === 0}
        icon={<Handshake size={20} strokeWidth={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <OfferDialog
        // What is offered is the room as it stands: other pieces are another form.
        key={lines.map(({ skuId, qty }) => `${skuId}*${qty}`).join()}
        open={open}
        onClose={() => setOpen(false)}
        lines={lines}
        freight={bill.freight}
        saving={saving}
      />
    </>
  );
}
