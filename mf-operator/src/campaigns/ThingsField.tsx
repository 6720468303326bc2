import type { Input } from '@mall/contract/operations';
import { AppliedChip, Button } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import type { Named } from './coupon-form.ts';

type Props = {
  label: string;
  name: string;
  of: Input<'mallCampaign.choices'>['of'];
  /** How many can be chosen. */
  most: number;
  value: readonly Named[];
  error: string | undefined;
  onChange: (value: readonly Named[]) => void;
};

/** What a coupon is for, whose it is, or what a boost gives away: chosen by a search, each taken out again by itself. */
export function ThingsField({ label, name, of, most, value, error, onChange }: Props) {
  const { t } = useTranslation('campaigns');
  const [choosing, setChoosing] = useState(false);
  return (
    <Box role="group" aria-label={label}>
      <b>{label}</b>
      {value.map((thing) => (
        <AppliedChip
          key={thing.id}
          onRemove={() => onChange(value.filter(({ id }) => id !== thing.id))}
          removeLabel={t('choose.remove', { name: thing.name })}
        >
          {thing.name}
        </AppliedChip>
      ))}
      {value.length < most && (
        <Button size="small" name={name} onClick={() => setChoosing(true)}>
          {t('choose.open')}
        </Button>
      )}
      {error !== undefined && <em role="alert">{error}</em>}
      {choosing && (
        <ChoiceDialog
          title={label}
          of={of}
          there={value}
          onPick={(thing) => onChange([...value, thing])}
          most={most}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  > b { flex-basis: 100%; font-size: var(--o-s); font-weight: var(--weight-strong); }
  em { color: var(--danger); font-size: var(--o-s); font-style: normal; }
`;
