import { goodsLimits, type Size } from '@mall/contract/seller/own-goods';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../draft-fields.tsx';

type SizesProps = { size: Size; name: string; optional?: boolean; onChange: (size: Size) => void };

/** Width, depth and height, typed in centimetres and stored in millimetres. */
export function Sizes({ size, name, optional, onChange }: SizesProps) {
  const { t } = useTranslation('goodsForm');
  return (['w', 'd', 'h'] as const).map((side) => (
    <NumberField
      key={side}
      label={t(`size.${side}`)}
      name={`${name}-${side}`}
      optional={optional}
      factor={10}
      places={1}
      most={goodsLimits.side}
      after="cm"
      value={size[side] === 0 ? null : size[side]}
      onChange={(value) => onChange({ ...size, [side]: value ?? 0 })}
    />
  ));
}
