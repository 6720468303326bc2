import type { Output } from '@mall/contract/operations';
import { useDebouncedValue } from '@mall/office';
import { useQueryOf } from '@mall/platform';
import { media, VisuallyHidden } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';

type SellerChoiceProps = {
  /** The id of a shop, `mallItself`, or '' for all. */
  value: string;
  /** That of the value, as the report names it. */
  shop: Output<'mallReport.sales'>['shop'];
  mallItself: string;
  onChange: (value: string) => void;
};

/** Whose sales: everybody's, the mall's own, or those of a shop, found by name or code; who may not see shops finds none. */
export function SellerChoice({ value, shop, mallItself, onChange }: SellerChoiceProps) {
  const { t } = useTranslation('mallReports');
  const may = useMayOperate('shop.view');
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  const own = { value: mallItself, label: t('own') };
  const chosen = value === mallItself ? own.label : shop?.name;
  // What stands in the field is the name of the chosen seller, and no search for it.
  const { data } = useQueryOf(
    'mallShop.list',
    { keyword: keyword === chosen ? '' : keyword, size: 8 },
    { quiet: true, enabled: may, placeholderData: (before) => before },
  );
  const found = (data?.list ?? []).filter(({ id }) => id !== shop?.id);
  return (
    <Narrow>
      <ComboBox
        label={<VisuallyHidden>{t('seller')}</VisuallyHidden>}
        placeholder={t('all')}
        options={[
          own,
          ...(shop === null ? [] : [{ value: shop.id, label: shop.name }]),
          ...found.map(({ id, name, code }) => ({ value: id, label: name, note: code })),
        ]}
        value={value === '' ? null : value}
        onSearch={setTyped}
        onChange={(next) => onChange(next ?? '')}
      />
    </Narrow>
  );
}

/** Its label is heard alone, so that the field is as high as the others. */
const Narrow = styled.span`
  width: 240px;
  ${media.phone} { flex: 1 1 100%; width: auto; }

  > * { gap: 0; }
`;
