import { centimetres } from '@mall/contract/core/measures';
import { drafts } from '@mall/platform';
import { media, useFormat } from '@mall/ui';
import { Check, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { doorFor, parcelsOf } from './parcels.ts';
import type { Sku } from './sku-choice.ts';

const usualDoor = 80;
const isWidth = (kept: unknown): kept is number => typeof kept === 'number' && kept >= 1 && kept <= 999;

/** The parcels, and whether they fit through the door. This browser stores the width of the door. */
export function Parcels({ sku }: { sku: Sku }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const id = useId();
  const [door, setDoor] = useState(() => String(drafts.read('door', isWidth) ?? usualDoor));
  const parcels = parcelsOf(sku.boxes);
  if (parcels.length === 0) return null;
  const need = Math.max(...parcels.map(doorFor));
  const width = Number(door);
  const fits = width >= need;
  const keep = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 3);
    setDoor(digits);
    if (isWidth(Number(digits))) drafts.write('door', Number(digits));
  };
  return (
    <Box>
      <div>
        <h3>{t('parcel.title')}</h3>
        <ul>
          {parcels.map((parcel) => (
            <li key={`${centimetres(parcel)} ${parcel.kg}`}>
              {parcel.count > 1 && `${parcel.count} × `}
              {t('parcel.one', { size: centimetres(parcel), kg: format.number(parcel.kg) })}
            </li>
          ))}
        </ul>
        {sku.boxes.length > 1 && (
          <small>
            {t('parcel.total', {
              count: sku.boxes.length,
              kg: format.number(
                sku.boxes.reduce((sum, { kg }) => sum + kg, 0),
                { maximumFractionDigits: 1 },
              ),
            })}
          </small>
        )}
      </div>
      <div>
        <label htmlFor={id}>{t('parcel.door')}</label>
        <input id={id} inputMode="numeric" value={door} onChange={(event) => keep(event.target.value)} />
        <output htmlFor={id} data-fits={fits}>
          {fits ? (
            <Check size={16} strokeWidth={1.5} aria-hidden />
          ) : (
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
          )}
          {fits ? t('parcel.fits') : t('parcel.tooWide', { need })}
        </output>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) 72px; /* columns of the page: 736 + 72 + 472 */
  margin-top: var(--space-5);
  font-size: var(--step-ui);

  h3 { font-size: var(--step-ui); font-weight: var(--weight-strong); }
  li { margin-top: var(--space-1); font-variant-numeric: tabular-nums; }
  small { display: block; margin-top: var(--space-1); color: var(--text-muted); font-size: var(--step--1); }
  label { display: block; font-size: var(--step--1); font-weight: var(--weight-strong); }
  input {
    width: 120px;
    height: var(--control);
    margin-top: var(--space-1);
    padding: 0 var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    font-variant-numeric: tabular-nums;
  }
  output {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-2);
    font-size: var(--step--1);
  }
  output[data-fits='true'] { color: var(--success); }
  output[data-fits='false'] { color: var(--warning); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
