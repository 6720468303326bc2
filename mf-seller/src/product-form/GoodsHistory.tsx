import { Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Goods } from './form-types.ts';
import { fieldNames } from './field-names.ts';

const actions = [
  'create',
  'submit',
  'takeBack',
  'discard',
  'sell',
  'remove',
  'restore',
  'approve',
  'reject',
] as const;

/** Who did what with it, the latest first. */
export function GoodsHistory({ history }: { history: Goods['history'] }) {
  const { t } = useTranslation('goodsForm');
  const format = useFormat();
  if (history.length === 0) return null;
  return (
    <OfficeCard title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        entries={history.slice(0, 8).map((step) => {
          const action = actions.find((one) => `goods.${one}` === step.action) ?? 'create';
          const fields = fieldNames(step.fields).map((field) => t(`name.${field}`));
          return {
            id: step.id,
            title: t(`history.${action}`, { name: step.by === '' ? t('history.mall') : step.by }),
            note: step.reason ?? (fields.length === 0 ? undefined : fields.join(', ')),
            time: format.dateTime(step.at, 'short'),
            tone: action === 'approve' ? 'success' : action === 'reject' ? 'danger' : 'quiet',
          };
        })}
      />
    </OfficeCard>
  );
}
