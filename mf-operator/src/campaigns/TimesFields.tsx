import { Beside } from '@mall/office/campaigns';
import { TextField } from '@mall/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

/** From when until when, in the operator’s time zone. */
export function TimesFields({ from, to }: { from: Field; to: Field }) {
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
