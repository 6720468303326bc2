import { useUndoToast } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Breadcrumbs } from '@mall/ui';
import { DataTable, OfficeCard, OfficePage } from '@mall/ui/office';
import { Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../../useMe.ts';
import { rateColumns, useRateName } from './rate-columns.tsx';
import { RateDialog } from './RateDialog.tsx';
import { type Rate, useRates, useRateSteps } from './useRates.ts';

/** A refusal is said by the mutation. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What promoters earn where no product or category has a rate of its own: usually, and by their level. */
export function RatesScreen() {
  const { t } = useTranslation('mallPromoters');
  const keys = useSingleKeys();
  const mayEdit = useMayOperate('campaign.edit');
  const nameOf = useRateName();
  const { rows, load } = useRates();
  const { put } = useRateSteps();
  const undoToast = useUndoToast();
  const [changing, setChanging] = useState<Rate>();
  const change = async (before: Rate, after: Rate) => {
    await put(after);
    undoToast(t('rates.done', { name: nameOf(after) }), t('rates.undo'), () => void quietly(put(before)));
  };
  const actionsOf = (rate: Rate) => [
    {
      id: 'change',
      label: t('rates.change'),
      icon: <Pencil {...icon} />,
      run: () => setChanging(rate),
      hotkey: 'e',
    },
    ...(rate.of === 'usual' || !rate.own
      ? []
      : [
          {
            id: 'usual',
            label: t('rates.asUsual'),
            icon: <RotateCcw {...icon} />,
            run: () => void quietly(change(rate, { ...rate, own: false })),
          },
        ]),
  ];
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[{ label: t('title'), to: '/operator/promoters' }, { label: t('rates.title') }]}
        />
      }
      title={t('rates.title')}
      sub={t('rates.sub')}
    >
      <OfficeCard flush>
        <DataTable
          label={t('rates.title')}
          columns={rateColumns}
          rows={rows}
          rowKey={({ of }) => String(of)}
          rowName={nameOf}
          say={(key) => t(key)}
          load={load}
          keys={keys}
          expectedRows={4}
          actions={mayEdit ? actionsOf : undefined}
        />
      </OfficeCard>
      {changing !== undefined && (
        <RateDialog
          rate={changing}
          onChange={(after) => change(changing, after)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </OfficePage>
  );
}
