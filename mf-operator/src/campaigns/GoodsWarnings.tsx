import { Notice, TextLink, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../name-of.ts';
import { linkTo, type Neighbour } from './useCampaigns.ts';
import { type Sold, warningsOf } from './warnings.ts';

/** Each warning that stands against selling a SKU like this. */
export function GoodsWarnings({ sold }: { sold: Sold }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { goods, price = 0, neighbours } = sold;
  const loss = format.money(goods.supplyPrice - price, { decimals: 'always' });
  return warningsOf(sold).map((warning) => (
    <Notice key={warning} tone="warning">
      {t(`warn.${warning}`, { loss })}
      {warning === 'overlap' && <Links to={neighbours} />}
    </Notice>
  ));
}

function Links({ to }: { to: readonly Neighbour[] }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  return to.map((one, at) => (
    <span key={one.kind + one.id}>
      {at > 0 ? ', ' : ' '}
      <TextLink to={linkTo(one)}>{nameOf(one.name)}</TextLink> ({t(`state.${one.state}`)},{' '}
      {format.dateTime(one.startAt, 'short')} – {format.dateTime(one.endAt, 'short')})
    </span>
  ));
}
