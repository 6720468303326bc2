import { type Box, goodsLimits } from '@mall/contract/seller/own-goods';
import { Button, IconButton, media } from '@mall/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NumberField } from '../../draft-fields.tsx';
import { Sizes } from './Sizes.tsx';

type BoxesProps = {
  boxes: readonly Box[];
  onChange: (boxes: readonly Box[]) => void;
  disabled: boolean;
  name: string;
};

/** The boxes of the product, from which the check against the door is computed. */
export function Boxes({ boxes, onChange, disabled, name }: BoxesProps) {
  const { t } = useTranslation('goodsForm');
  const set = (at: number, part: Partial<Box>) =>
    onChange(boxes.map((box, index) => (index === at ? { ...box, ...part } : box)));
  const kg = boxes.reduce((sum, box) => sum + box.kg, 0);
  return (
    <div>
      {boxes.map((box, at) => (
        <Row key={at} role="group" aria-label={t('boxes.one', { at: at + 1 })}>
          <b>{t('boxes.one', { at: at + 1 })}</b>
          <Sizes size={box} name={`${name}-${at}`} onChange={(size) => set(at, size)} />
          <NumberField
            label={t('boxes.weight')}
            name={`${name}-${at}-kg`}
            factor={1}
            places={1}
            most={goodsLimits.kg}
            after="kg"
            value={box.kg === 0 ? null : box.kg}
            onChange={(weight) => set(at, { kg: weight ?? 0 })}
          />
          {!disabled && (
            <IconButton
              label={t('boxes.remove', { at: at + 1 })}
              onClick={() => onChange(boxes.filter((_box, index) => index !== at))}
            >
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </Row>
      ))}
      <Foot>
        {!disabled && boxes.length < goodsLimits.boxes && (
          <Button
            size="small"
            tone="ghost"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange([...boxes, { w: 0, d: 0, h: 0, kg: 0 }])}
          >
            {t('boxes.add')}
          </Button>
        )}
        {boxes.length > 0 && <span>{t('boxes.sum', { count: boxes.length, kg })}</span>}
      </Foot>
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px repeat(4, minmax(0, 1fr)) auto;
  gap: var(--space-3);
  align-items: end;
  margin-bottom: var(--space-3);

  > b { padding-bottom: var(--space-2); font-size: var(--o-s); }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); > b { grid-column: 1 / -1; padding: 0; } }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;

  > span { color: var(--text-muted); font-size: var(--o-xs); }
`;
