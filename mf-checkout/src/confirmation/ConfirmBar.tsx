import { useTranslation } from 'react-i18next';
import { MoneyText } from '@mall/ui';
import { BuyBar } from '../BuyBar.tsx';
import { PlaceButton, type PlaceButtonProps } from './PlaceButton.tsx';

/** The phone's bar: the amount to pay, and the button. */
export function ConfirmBar(props: PlaceButtonProps) {
  const { t } = useTranslation('checkout');
  return (
    <BuyBar>
      <div>
        <strong>
          <MoneyText amount={props.preview.pay} />
        </strong>
        <small>{t('bill.withFreight')}</small>
      </div>
      <PlaceButton {...props} />
    </BuyBar>
  );
}
