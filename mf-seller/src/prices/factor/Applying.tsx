import { writeFactor } from '@mall/contract/catalog/shop-price';
import { useMay } from '@mall/platform';
import { Button, Notice } from '@mall/ui';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Factor, Held, useApplying } from './useFactor.ts';

type ApplyingProps = { held: Held; factor: Factor; applying: ReturnType<typeof useApplying> };

/** Applies the change, or discards it. */
export function Applying({ held, factor, applying }: ApplyingProps) {
  const { t } = useTranslation('factor');
  const allowed = useMay('price.edit');
  const wanted = factor.factor;
  return (
    <Stack>
      <Notice icon={<Undo2 size={18} strokeWidth={1.5} aria-hidden />}>
        <b>{t('undoable')}</b> {t('consequence')}
      </Notice>
      <Button
        tone="primary"
        wide
        busy={applying.busy}
        disabled={!allowed || !factor.differs || wanted === undefined}
        title={allowed ? undefined : t('readOnly')}
        onClick={() => wanted !== undefined && applying.apply(wanted, factor.ending)}
      >
        {t('apply', { factor: wanted === undefined ? '–' : writeFactor(wanted) })}
      </Button>
      <Button wide disabled={!factor.differs && wanted !== undefined} onClick={factor.reset}>
        {t('back', { factor: held.priceFactor })}
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: var(--o-s);

  && > :first-child { margin-bottom: var(--space-2); font-size: inherit; }
`;
