import { TextField } from '@mall/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Field = ComponentProps<typeof TextField>;

/** An amount with its currency before it. */
export const AmountField = (props: Field) => (
  <TextField inputMode="decimal" autoComplete="off" maxLength={14} before="¥" {...props} />
);

/** A whole number. */
export const CountField = (props: Field) => (
  <TextField inputMode="numeric" autoComplete="off" maxLength={8} {...props} />
);

/** Fields beside each other where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

/** The fields of one card. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** From when until when, in the operator’s time zone. */
export function TimesFields({ from, to }: { from: Omit<Field, 'label'>; to: Omit<Field, 'label'> }) {
  const { t } = useTranslation('campaigns');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Beside>
      <TextField
        label={t('field.startAt')}
        hint={t('field.zone', { zone })}
        type="datetime-local"
        {...from}
      />
      <TextField label={t('field.endAt')} type="datetime-local" {...to} />
    </Beside>
  );
}
