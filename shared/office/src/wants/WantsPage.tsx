import { useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useWants } from './useWants.ts';
import { WantDetail } from './WantDetail.tsx';
import { WantTable } from './WantTable.tsx';

/** A seller's purchase requests; with `?id=` one of them. `beside`: what stands beside the list's title. */
export function WantsPage({ beside }: { beside?: ReactNode }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <List beside={beside} /> : <WantDetail key={id} id={id} />;
}

function List({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation('wants');
  const format = useFormat();
  const wants = useWants();
  const all = wants.counts['all'] ?? 0;
  return (
    <OfficePage
      title={t('title')}
      sub={
        wants.state === 'loading'
          ? undefined
          : t('sub', { number: format.number(all), due: format.number(wants.due) })
      }
      actions={beside}
    >
      <WantTable wants={wants} />
    </OfficePage>
  );
}
