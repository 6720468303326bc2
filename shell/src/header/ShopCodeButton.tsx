import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useKeptState, useShop } from '@mall/platform';
import { onDemand } from '../on-demand.tsx';

const ShopCodeDialog = onDemand(
  async () => ({ default: (await import('./ShopCodeDialog.tsx')).ShopCodeDialog }),
  ({ onClose }) => onClose(),
);

/** Displays the current shop and opens the dialog to enter another by its code. */
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

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  max-width: 14em;
  overflow: hidden;
  color: var(--text-muted);
  text-overflow: ellipsis;
  white-space: nowrap;

  svg { stroke-width: 1.5; }
  &:hover { color: var(--text); }
`;
