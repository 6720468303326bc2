import type { PaymentMethod } from '@mall/contract/trade/payment';
import { Cells } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

/** A way to pay in words, and the provider's name of the payment below. */
export function PaymentMethodName({ method, of }: { method: PaymentMethod; of?: string | null }) {
  const { t } = useTranslation('orderParts');
  return Cells.text(t(`methods.${method}`), of ?? undefined);
}
