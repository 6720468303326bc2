import { goodsLimits, type GoodsValue, type Typed } from '@mall/contract/seller/own-goods';
import { Button, Menu } from '@mall/ui';
import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { language } from '@mall/platform';
import { newKey } from '../../new-key.ts';
import { textOf } from '../../text-of.ts';
import type { Choices } from './form-types.ts';

type SwatchesProps = {
  /** The spec that gets the value. */
  of: string;
  colours: Choices['colours'];
  values: readonly GoodsValue[];
  onChoose: (value: GoodsValue) => void;
};

/** The mall's colours, to copy into the values of a spec with their names in every language; nothing where it has none. */
export function Swatches({ of, colours, values, onChoose }: SwatchesProps) {
  const { t } = useTranslation('goodsForm');
  if (colours.length === 0) return null;
  return (
    <Menu
      align="end"
      items={colours.map(({ key, name, colour }) => ({
        id: key,
        label: textOf(name, language()),
        icon: <Dot style={{ background: colour }} />,
        disabledBecause: values.some((value) => value.colour === colour) && t('specs.hasColour'),
        onSelect: () => onChoose({ id: newKey(), name: shortened(name), colour, image: null }),
      }))}
      trigger={(attributes) => (
        <Button
          {...attributes}
          tone="ghost"
          size="small"
          icon={<Palette size={14} aria-hidden />}
          aria-label={t('specs.coloursFor', { name: of })}
        >
          {t('specs.colours')}
        </Button>
      )}
    />
  );
}

const shortened = (name: Typed): Typed =>
  Object.fromEntries(Object.entries(name).map(([code, text]) => [code, text.slice(0, goodsLimits.specName)]));

const Dot = styled.i`
  width: 16px;
  height: 16px;
  border: 1px solid var(--dot-edge);
  border-radius: 50%;
`;
