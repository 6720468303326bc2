import { packageLimits, type PackageOption, type PackageSlot } from '@mall/contract/seller/own-package';
import { Button, media } from '@mall/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NumberField, WordsField } from '../../draft-fields.tsx';
import { textOf } from '../../text-of.ts';
import { PiecePicker } from '../../PiecePicker.tsx';
import type { PartProps } from './form-types.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { OptionRow } from './OptionRow.tsx';
import { useProblemText } from './useProblemText.ts';

type SlotCardProps = PartProps & {
  slot: PackageSlot;
  onChange: (slot: PackageSlot) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  first: boolean;
  last: boolean;
};

/**
 * A slot: how many of its options to choose, and the options, some of which are part of the package as made.
 */
export function SlotCard({ slot, onChange, onMove, onRemove, first, last, ...part }: SlotCardProps) {
  const { t } = useTranslation('ownPackages');
  const [picking, setPicking] = useState(false);
  const { lang, leave, disabled } = part;
  const place = `rooms.${slot.key}`;
  const problem = useProblemText(part);
  const name = textOf(slot.name, lang) || t('slots.unnamed');
  const set = (options: readonly PackageOption[]) => onChange({ ...slot, options });
  const whole = problem(place, ['slot.empty', 'slot.defaults']);
  return (
    <Card role="group" aria-label={name}>
      <header>
        <WordsField
          label={t('slots.name')}
          name={place}
          value={slot.name}
          onChange={(text) => onChange({ ...slot, name: text })}
          lang={lang}
          max={packageLimits.place}
          error={problem(place, ['slot.unnamed'])}
          onBlur={() => leave(place)}
        />
        <NumberField
          label={t('slots.min')}
          name={`${place}.min`}
          value={slot.min}
          most={packageLimits.options}
          onChange={(min) => onChange({ ...slot, min: min ?? 0 })}
          error={problem(place, ['slot.range'])}
        />
        <NumberField
          label={t('slots.max')}
          name={`${place}.max`}
          value={slot.max}
          most={packageLimits.options}
          onChange={(max) => onChange({ ...slot, max: Math.max(1, max ?? 1) })}
        />
        {!disabled && (
          <MoveButtons name={name} onMove={onMove} onRemove={onRemove} first={first} last={last} />
        )}
      </header>
      {slot.options.length > 0 && (
        <ul aria-label={t('options.of', { name })}>
          {slot.options.map((option) => (
            <OptionRow
              key={option.skuId}
              {...part}
              slot={slot}
              option={option}
              onChange={(changed) =>
                set(slot.options.map((one) => (one.skuId === option.skuId ? changed : one)))
              }
              onRemove={() => set(slot.options.filter(({ skuId }) => skuId !== option.skuId))}
            />
          ))}
        </ul>
      )}
      {whole && <p role="alert">{whole}</p>}
      {!disabled && slot.options.length < packageLimits.options && (
        <div>
          <Button
            size="small"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setPicking(true)}
          >
            {t('options.add', { name })}
          </Button>
        </div>
      )}
      {picking && (
        <PiecePicker
          source={part.source}
          title={t('options.pick', { name })}
          there={slot.options.map(({ skuId }) => skuId)}
          most={packageLimits.options - slot.options.length}
          onClose={() => setPicking(false)}
          onPick={(skuIds) => set([...slot.options, ...optionsOf(skuIds, slot)])}
        />
      )}
    </Card>
  );
}

/** The first option of a slot that requires one is part of the package as made. */
const optionsOf = (skuIds: readonly string[], { options, min }: PackageSlot): PackageOption[] => {
  const missing = Math.max(0, min - options.filter(({ isDefault }) => isDefault).length);
  return skuIds.map((skuId, at) => ({ skuId, qty: 1, isDefault: at < missing }));
};

const Card = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--o-radius);
  background: var(--surface-muted);

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 76px 76px auto;
    gap: var(--space-3);
    align-items: end;
  }
  > ul { display: grid; border: 1px solid var(--line); border-radius: var(--o-radius); background: var(--surface); }
  > p { color: var(--danger); font-size: var(--o-s); }
  ${media.phone} {
    padding: var(--space-3);
    > header { grid-template-columns: repeat(2, minmax(0, 1fr)); > :first-child, > :last-child { grid-column: 1 / -1; } }
  }
`;
