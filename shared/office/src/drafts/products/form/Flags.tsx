import { Switch } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Switches } from '../../Switches.ts';
import type { Goods, PartProps } from './form-types.ts';

type FlagsProps = PartProps & {
  live: Goods['live'];
  /** On sale or off, at once: only for a published one. */
  onSell: (onSale: boolean) => void;
  maySell: boolean;
};

const flags = ['isNew', 'recommend', 'influencer', 'custom'] as const;
type Flag = (typeof flags)[number];
const flagged = (flag: Flag, on: boolean): Partial<Record<Flag, boolean>> => ({ [flag]: on });

/** Whether it is on sale, and the galleries that it is in. */
export function Flags({ content, change, disabled, reviewed, live, onSell, maySell }: FlagsProps) {
  const { t } = useTranslation('goodsForm');
  const says =
    live === null ? (reviewed ? 'onSaleLater' : 'onSaleThen') : reviewed ? 'onSaleNow' : 'onSaleAtOnce';
  return (
    <OfficeCard title={t('flags.title')}>
      <Switches>
        <Switch
          label={t('name.onSale')}
          checked={live === null ? (content.onSale ?? false) : live.onSale}
          disabled={live === null ? disabled : !maySell}
          onChange={(onSale) => (live === null ? change({ onSale }) : onSell(onSale))}
        />
        <small>{t(`flags.${says}`)}</small>
        {flags.map((flag) => (
          <Switch
            key={flag}
            label={t(`name.${flag}`)}
            checked={content[flag] ?? false}
            disabled={disabled}
            onChange={(on) => change(flagged(flag, on))}
          />
        ))}
      </Switches>
    </OfficeCard>
  );
}
