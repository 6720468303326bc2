import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@mall/ui';
import { onDemand } from '../on-demand.tsx';

const MenuSheet = onDemand(
  async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }),
  ({ onClose }) => onClose(),
);

/** The button for the parts of the header that do not fit. */
export function MenuButton() {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton label={t('header.menu')} aria-haspopup="dialog" onClick={show}>
        <Menu size={20} aria-hidden />
      </IconButton>
      {opened && <MenuSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
