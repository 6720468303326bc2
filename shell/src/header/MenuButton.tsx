import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@mall/ui';

const MenuSheet = lazy(() => import('./MenuSheet.tsx').then((file) => ({ default: file.MenuSheet })));

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
      {opened && (
        <Suspense fallback={null}>
          <MenuSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
