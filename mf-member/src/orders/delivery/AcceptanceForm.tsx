import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { signatureBox } from '@mall/contract/trade/delivery';
import { Picture, useFormat } from '@mall/ui';
import type { Delivery } from './delivery.ts';
import { Photos } from './Photos.tsx';

type Form = NonNullable<Delivery['form']>;
const icons = { ok: CircleCheck, damaged: TriangleAlert, missing: CircleX };

/** The form as it was signed at the door: the shop and the installer see the same. */
export function AcceptanceForm({ delivery, form }: { delivery: Delivery; form: Form }) {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  return (
    <Paper aria-labelledby={`form-${delivery.id}`}>
      <header>
        <h3 id={`form-${delivery.id}`}>{t('form.title')}</h3>
        <p data-result={form.result}>{t(`form.${form.result}`)}</p>
      </header>
      {form.reason !== '' && <p>{form.reason}</p>}
      <ul>
        {delivery.lines.map((line) => {
          const item = form.items.find(({ lineId }) => lineId === line.id);
          const state = item?.state ?? 'ok';
          const Icon = icons[state];
          return (
            <li key={line.id}>
              <Picture src={line.image} alt="" width={40} height={40} sizes="40px" />
              <span>
                {line.name}
                <small>
                  {line.specText} × {line.qty}
                </small>
                {item !== undefined && item.note !== '' && <small data-note>{item.note}</small>}
              </span>
              <b data-state={state}>
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {t(`form.state.${state}`)}
              </b>
            </li>
          );
        })}
      </ul>
      <Photos photos={form.photos} size={104} />
      <footer>
        {form.signature !== '' && (
          <Signature
            viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
            role="img"
            aria-label={t('form.signature', { name: form.signedBy })}
          >
            <path d={form.signature} />
          </Signature>
        )}
        <p>
          {form.signedBy !== '' && <b>{form.signedBy}</b>}
          <time dateTime={form.signedAt}>{format.dateTime(form.signedAt)}</time>
        </p>
      </footer>
    </Paper>
  );
}

const Paper = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--canvas);
  font-size: var(--step--1);

  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
  h3 { font-size: var(--step-ui); }
  [data-result] {
    padding: 0 var(--space-3);
    border-radius: var(--radius-pill);
    background: var(--success-soft);
    color: var(--success);
    font-weight: var(--weight-strong);
    line-height: 1.9;
  }
  [data-result='refused'] { background: var(--danger-soft); color: var(--danger); }
  > ul:first-of-type { display: grid; gap: var(--space-3); }
  > ul:first-of-type > li {
    display: grid;
    grid-template-columns: var(--space-6) minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
  }
  small { display: block; color: var(--text-muted); font-size: var(--step--2); }
  small[data-note] { color: var(--text); }
  [data-state] { display: inline-flex; align-items: center; gap: var(--space-1); color: var(--success); }
  [data-state='damaged'], [data-state='missing'] { color: var(--danger); }
  > footer { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); }
  time { display: block; color: var(--text-muted); }
`;

/** Signatures are on white in the dark theme too. */
const Signature = styled.svg`
  width: 180px;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: white;

  > path { fill: none; stroke: black; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
`;
