import { Button, TextField } from '@mall/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facet } from './FacetLinks.tsx';
import { Range } from './PriceFilter.tsx';

type Space = { maxW?: number; maxD?: number; maxH?: number };

/** "Fits my space": the available space, in cm; one dimension is enough. */
export function SpaceFilter({ maxW, maxD, maxH, onChange }: Space & { onChange: (space: Space) => void }) {
  const { t } = useTranslation('catalog');
  const [width, setWidth] = useState(inCm(maxW));
  const [depth, setDepth] = useState(inCm(maxD));
  const [height, setHeight] = useState(inCm(maxH));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange({ maxW: inMm(width), maxD: inMm(depth), maxH: inMm(height) });
  };
  return (
    <Facet aria-label={t('list.space')}>
      <h3>{t('list.space')}</h3>
      <Range data-three onSubmit={apply}>
        <TextField label={t('list.width')} value={width} inputMode="numeric" onChange={setWidth} />
        <TextField label={t('list.depth')} value={depth} inputMode="numeric" onChange={setDepth} />
        <TextField label={t('list.height')} value={height} inputMode="numeric" onChange={setHeight} />
        <Button type="submit" size="small">
          {t('list.apply')}
        </Button>
      </Range>
    </Facet>
  );
}

const inCm = (mm: number | undefined): string => (mm === undefined ? '' : String(Math.round(mm / 10)));

/** Up to ten metres: more does not limit anything. */
const inMm = (cm: string): number | undefined => {
  const value = Number(cm.replaceAll(/\D/g, '').slice(0, 4)) * 10;
  return value > 0 ? value : undefined;
};
