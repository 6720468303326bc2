import { type CampaignState, campaignRules } from '@mall/contract/campaign/campaign';
import type { Output } from '@mall/contract/operations';
import { PricedSku } from '@mall/office/campaigns';
import { Notice, TextLink, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { linkTo, nameOf } from '../kind.ts';

type Props = Output<'shopSeckill.goods'> & {
  /** At what price it would be sold, once that is typed. */
  price: number | undefined;
  /** Of a draft the price can still be changed; of one that is over nothing can. */
  state: CampaignState;
};

/** A SKU of the shop with its usual price, and what its owner should know before it is sold like this. */
export function GoodsFacts({ goods, neighbours, price, state }: Props) {
  const { t } = useTranslation('shopCampaigns');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const off = price === undefined ? 0 : Math.round(((goods.price - price) * 10_000) / goods.price);
  const isDraft = state === 'draft';
  const goesOn = isDraft || campaignRules[state].close;
  const value = price !== undefined && (
    <>
      {money(price)}
      {off > 0 && <small>−{format.percent(off)}</small>}
    </>
  );
  return (
    <PricedSku
      image={goods.image}
      name={goods.name}
      sub={[goods.specText, t('goods.free', { count: goods.free })].join(' · ')}
      own={price === undefined ? undefined : { id: 'own', name: t('field.price'), value }}
      prices={[{ id: 'usual', name: t('goods.usual'), value: money(goods.price) }]}
    >
      {goesOn && !goods.sold && <Notice tone="warning">{t('warn.notSold')}</Notice>}
      {isDraft && price !== undefined && price < goods.least && (
        <Notice tone="warning">{t('warn.belowFee', { least: money(goods.least) })}</Notice>
      )}
      {goesOn && price !== undefined && price >= goods.price && (
        <Notice tone="warning">{t('warn.notCheaper')}</Notice>
      )}
      {neighbours.length > 0 && (
        <Notice tone="warning">
          {t('warn.overlap')}
          {neighbours.map((one, at) => (
            <span key={one.id}>
              {at > 0 ? ', ' : ' '}
              <TextLink to={linkTo('seckill', one.id)}>{nameOf(one)}</TextLink> ({t(`state.${one.state}`)},{' '}
              {format.dateTime(one.startAt, 'short')} – {format.dateTime(one.endAt, 'short')})
            </span>
          ))}
        </Notice>
      )}
    </PricedSku>
  );
}
