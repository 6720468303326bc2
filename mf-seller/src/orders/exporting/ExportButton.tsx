import { useMay } from '@mall/platform';
import { Button } from '@mall/ui';
import { FileDown, Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type ExportButtonProps = Pick<ComponentProps<typeof Button>, 'tone' | 'onClick' | 'busy'> & {
  label?: string;
  /** Why it is not possible. */
  because?: string | undefined;
};

/** Exports orders, for users with the permission. */
export function ExportButton({ label, because, ...button }: ExportButtonProps) {
  const { t } = useTranslation('seller');
  const may = useMay('order.export');
  return (
    <Button
      {...button}
      disabled={!may || because !== undefined}
      title={may ? because : t('order.notPermitted')}
      icon={may ? <FileDown size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
    >
      {label ?? t('orders.export')}
    </Button>
  );
}
