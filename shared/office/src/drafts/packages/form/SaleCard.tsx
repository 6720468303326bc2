import { paths } from '@mall/contract/core/paths';
import { Switch, TextLink } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Switches } from '../../Switches.ts';
import type { OwnPackage, PartProps } from './form-types.ts';

type SaleCardProps = PartProps & {
  written: OwnPackage | null;
  /** On sale or off, at once: only for a published one. */
  onSell: (onSale: boolean) => void;
  maySell: boolean;
};

/** Whether it is on sale, where shoppers find it, and its freight. */
export function SaleCard({ content, change, disabled, reviewed, written, onSell, maySell }: SaleCardProps) {
  const { t } = useTranslation('ownPackages');
  const live = written?.live ?? null;
  const when = live === null ? (reviewed ? 'later' : 'then') : reviewed ? 'now' : 'atOnce';
  return (
    <OfficeCard title={t('sale.title')}>
      <Switches>
        <Switch
          label={t('sale.onSale')}
          checked={live?.onSale ?? true}
          disabled={live === null || !maySell}
          onChange={onSell}
        />
        <small>{t(`sale.${when}`)}</small>
        <Switch
          label={t('name.special')}
          checked={content.special}
          disabled={disabled}
          onChange={(special) => change({ special })}
        />
        <small>{t(reviewed ? 'sale.special' : 'sale.specialThen')}</small>
        {live?.onSale && written?.packageId && (
          <TextLink to={paths.packageItem({ id: written.packageId })}>{t('sale.look')}</TextLink>
        )}
      </Switches>
    </OfficeCard>
  );
}
