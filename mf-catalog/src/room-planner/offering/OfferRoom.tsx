import { officeWire } from '@mall/contract/core/wire.office';
import { registerOperations } from '@mall/platform';
import { Button } from '@mall/ui';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../usePlanEditor.ts';
import type { Saving } from '../useSaving.ts';
import { OfferDialog } from './OfferDialog.tsx';

registerOperations(officeWire);

/** For a shop's staff: this room at prices of their own, for one customer. */
export function OfferRoom({ bill, saving }: { bill: Bill; saving: Saving }) {
  const { t } = useTranslation('offering');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  // Pieces without enough stock would prevent the whole order.
  const lines = bill.lines.filter(({ problem }) => problem === null);
  const short = bill.lines.filter(({ problem }) => problem !== null).map(({ name }) => name);
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
        // The next customer, or other pieces in the room, start a new form.
        key={`${sent} ${lines.map(({ skuId, qty }) => `${skuId}*${qty}`).join()}`}
        open={open}
        onClose={() => setOpen(false)}
        onSent={() => {
          setOpen(false);
          setSent((count) => count + 1);
        }}
        lines={lines}
        short={short}
        freight={bill.freight}
        saving={saving}
      />
    </>
  );
}
