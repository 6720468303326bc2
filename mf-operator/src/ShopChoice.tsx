import { useDebouncedValue } from '@mall/office';
import { useQueryOf } from '@mall/platform';
import { media, VisuallyHidden } from '@mall/ui';
import { ComboBox } from '@mall/ui/office';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMayOperate } from './useMe.ts';

type ShopChoiceProps = {
  label: string;
  placeholder: string;
  /** The id in the address; '' for any. */
  value: string;
  /** The shop of that id. */
  shop: { readonly id: string; readonly name: string; readonly code?: string } | null;
  onChange: (id: string) => void;
};

/** The shop that a list is narrowed to, found by name or code; who may not see shops gets there by a row. */
export function ShopChoice({ label, placeholder, value, shop, onChange }: ShopChoiceProps) {
  const may = useMayOperate('shop.view');
  const [typed, setTyped] = useState('');
  const keyword = useDebouncedValue(typed.trim());
  // What stands in the field is the name of the chosen shop, and no search for it.
  const { data } = useQueryOf(
    'mallShop.list',
    { keyword: keyword === shop?.name ? '' : keyword, size: 8 },
    { quiet: true, enabled: may, placeholderData: (before) => before },
  );
  if (!may) return null;
  const found = data?.list ?? [];
  const options = [...(shop === null ? [] : [shop]), ...found.filter(({ id }) => id !== shop?.id)];
  return (
    <Narrow>
      <ComboBox
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        placeholder={placeholder}
        options={options.map(({ id, name, code }) => ({
          value: id,
          label: name,
          ...(code === undefined ? {} : { note: code }),
        }))}
        value={value === '' ? null : value}
        onSearch={setTyped}
        onChange={(id) => onChange(id ?? '')}
      />
    </Narrow>
  );
}

/** Its label is heard alone, so that the field is as high as the others. */
const Narrow = styled.span`
  width: 190px;
  ${media.phone} { flex: 1 1 100%; width: auto; }

  > * { gap: 0; }
`;
