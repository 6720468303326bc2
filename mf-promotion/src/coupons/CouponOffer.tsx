import { paths } from '@mall/contract/core/paths';
import { Button, ButtonLink, CouponTicket } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useCouponPhrases } from './useCouponPhrases.ts';
import type { Template } from './useTaking.ts';

type CouponOfferProps = { template: Template; busy: boolean; onTake: () => void };

/** A coupon with its state: available, claimed, all claimed, or over. */
export function CouponOffer({ template, busy, onTake }: CouponOfferProps) {
  const { t } = useTranslation('promotion');
  const words = useCouponPhrases(template);
  const few = template.state === 'open' && template.left !== null && template.left <= 20;
  return (
    <CouponTicket
      {...words}
      title={template.name}
      note={`${template.scopeText} · ${template.validText}`}
      spent={template.state === 'gone' || template.state === 'ended'}
      state={few ? t('coupon.fewLeft', { left: template.left }) : t(`coupon.state.${template.state}`)}
      action={
        template.state === 'taken' ? (
          <ButtonLink size="small" to={paths.productCenter()}>
            {t('coupon.useNow')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            tone="primary"
            busy={busy}
            disabled={template.state !== 'open'}
            onClick={onTake}
          >
            {template.state === 'open' ? t('coupon.take') : t('coupon.gone')}
          </Button>
        )
      }
    />
  );
}
