import { Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Written } from './draft.ts';

const actions = [
  'create',
  'submit',
  'publish',
  'takeBack',
  'discard',
  'sell',
  'label',
  'show',
  'hide',
  'remove',
  'restore',
  'approve',
  'reject',
  'ban',
  'liftBan',
] as const;

type DraftHistoryProps = {
  history: Written<unknown>['history'];
  namesOf: (fields: readonly string[]) => string[];
};

/** Who did what with it, latest first. */
export function DraftHistory({ history, namesOf }: DraftHistoryProps) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  if (history.length === 0) return null;
  return (
    <OfficeCard title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        entries={history.slice(0, 8).map((step) => {
          const action = actions.find((one) => step.action.endsWith(`.${one}`)) ?? 'create';
          const fields = namesOf(step.fields);
          return {
            id: step.id,
            title: t(`history.${action}`, { name: step.by === '' ? t('history.mall') : step.by }),
            note: step.reason ?? (fields.length === 0 ? undefined : fields.join(', ')),
            time: format.dateTime(step.at, 'short'),
            tone:
              action === 'approve' || action === 'publish'
                ? 'success'
                : action === 'reject' || action === 'ban'
                  ? 'danger'
                  : 'quiet',
          };
        })}
      />
    </OfficeCard>
  );
}
