import { useQueryOf } from '@mall/platform';
import { Button, Popover, SelectField, TextField } from '@mall/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDesk } from '../desk.ts';
import type { Deliveries } from './useDeliveries.ts';

/** Attribute, risk, days and person. They apply at once; the list behind shows the result. */
export function DeliveryFilter({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation('deliveries');
  return (
    <Popover
      label={t('filter.label')}
      trigger={(attributes) => (
        <Button {...attributes} icon={<Plus size={14} aria-hidden />}>
          {t('filter.label')}
        </Button>
      )}
    >
      {() => <Fields deliveries={deliveries} />}
    </Popover>
  );
}

function Fields({ deliveries: { asked, ask } }: { deliveries: Deliveries }) {
  const { t } = useTranslation('deliveries');
  const { of } = useDesk();
  const { data: people } = useQueryOf(`${of}.people`, {}, { quiet: true });
  return (
    <Stack>
      <SelectField
        label={t('filter.attribute')}
        empty={t('filter.any')}
        options={[
          { value: 'regular', label: t('regular') },
          { value: 'urgent', label: t('urgent') },
        ]}
        value={asked.attribute}
        onChange={(attribute) => ask({ attribute })}
      />
      <SelectField
        label={t('filter.risk')}
        empty={t('filter.any')}
        options={(['danger', 'late', 'atRisk', 'none'] as const).map((value) => ({
          value,
          label: t(`risks.${value}`),
        }))}
        value={asked.risk}
        onChange={(risk) => ask({ risk })}
      />
      <SelectField
        label={t('filter.person')}
        empty={t('filter.anybody')}
        options={(people?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={asked.person}
        onChange={(person) => ask({ person })}
      />
      <TextField
        label={t('filter.from')}
        type="date"
        value={asked.from}
        max={asked.to === '' ? undefined : asked.to}
        onChange={(from) => ask({ from })}
      />
      <TextField
        label={t('filter.to')}
        type="date"
        value={asked.to}
        min={asked.from === '' ? undefined : asked.from}
        onChange={(to) => ask({ to })}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 240px;
`;
