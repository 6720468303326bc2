import { useMay } from '@mall/platform';
import { FailedSection, Notice, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Applying } from './Applying.tsx';
import { ChangedPrices } from './ChangedPrices.tsx';
import { FactorControl } from './FactorControl.tsx';
import { FactorHistory } from './FactorHistory.tsx';
import { type Held, useApplying, useFactor, useHeld } from './useFactor.ts';
import { WhatChanges } from './WhatChanges.tsx';

/**
 * The price coefficient: the control on top, its effect as a table below, consequence and history on the
 * right.
 */
export function PriceFactorScreen() {
  const { held, failed, retry } = useHeld();
  if (failed) return <FailedSection onRetry={retry} />;
  if (held === undefined) return <Skeleton kind="block" height={480} />;
  return <Tool held={held} />;
}

function Tool({ held }: { held: Held }) {
  const { t } = useTranslation('factor');
  const allowed = useMay('price.edit');
  const factor = useFactor(held);
  const applying = useApplying(held, factor.wish);
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      {!allowed && <Notice>{t('readOnly')}</Notice>}
      {applying.meanwhile && (
        <Notice tone="warning" role="alert">
          {t('meanwhile', { factor: held.priceFactor })}
        </Notice>
      )}
      <DetailLayout
        aside={
          <>
            {allowed && <WhatChanges preview={factor.preview} />}
            <Applying held={held} factor={factor} applying={applying} />
            <FactorHistory held={held} busy={applying.busy} onUndo={applying.undo} />
          </>
        }
      >
        <FactorControl held={held} factor={factor} disabled={!allowed} />
        {allowed && <ChangedPrices factor={factor} />}
      </DetailLayout>
    </OfficePage>
  );
}
