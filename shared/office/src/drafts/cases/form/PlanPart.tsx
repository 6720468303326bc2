import { billLinesOf, type Plan } from '@mall/contract/catalog/design';
import { api, reportFailure, useQueryOf } from '@mall/platform';
import { RadioGroup, SelectField } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartProps } from './form-types.ts';

/**
 * The room that the planner opens: a plain one with the products of the pictures, or one that a member of the
 * shop drew.
 */
export function PlanPart({ content: { plan }, change, problem, disabled }: PartProps) {
  const { t } = useTranslation('ownCases');
  const [own, setOwn] = useState(plan !== null);
  const [chosen, setChosen] = useState('');
  const drawn = own || plan !== null;
  const { data: designs } = useQueryOf('design.list', {}, { enabled: drawn && !disabled, quiet: true });
  const take = async (id: string): Promise<void> => {
    setChosen(id);
    if (id === '') return;
    try {
      change({ plan: (await api('design.detail', { id })).plan });
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <FormSection id="plan" title={t('section.plan')} lead={t('plan.lead')}>
      <RadioGroup
        label={t('plan.kind')}
        options={[
          { value: 'plain', label: t('plan.plain'), note: t('plan.plainNote') },
          { value: 'own', label: t('plan.own'), note: t('plan.ownNote') },
        ]}
        value={drawn ? 'own' : 'plain'}
        onChange={(kind) => {
          setOwn(kind === 'own');
          setChosen('');
          if (kind === 'plain' && plan !== null) change({ plan: null });
        }}
      />
      {drawn && (
        <SelectField
          label={t('plan.design')}
          name="plan"
          empty={t('field.choose')}
          options={(designs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={(id) => void take(id)}
          hint={
            plan === null
              ? designs?.length === 0
                ? t('plan.noDesigns')
                : undefined
              : t('plan.holds', sizeOf(plan))
          }
          error={problem('plan')}
        />
      )}
    </FormSection>
  );
}

const sizeOf = ({ rooms, items }: Plan) => ({
  rooms: rooms.length,
  pieces: billLinesOf(items).reduce((sum, { qty }) => sum + qty, 0),
});
