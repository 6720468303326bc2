import { signatureBox } from '@mall/contract/trade/delivery';
import { useFormat } from '@mall/ui';
import { OfficeCard, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Photos } from './Photos.tsx';
import { Signature } from '@mall/ui/signature';
import type { Delivery } from './status.ts';

/** The form as it was signed at the door: the buyer and the installer see the same. */
export function SignedForm({ delivery, form }: { delivery: Delivery; form: NonNullable<Delivery['form']> }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  return (
    <OfficeCard
      title={t('form.title')}
      actions={
        <StatusPill tone={form.result === 'accepted' ? 'good' : 'bad'}>{t(`form.${form.result}`)}</StatusPill>
      }
    >
      {form.reason !== '' && <p>{form.reason}</p>}
      <Checks>
        {delivery.lines.map((line) => {
          const item = form.items.find(({ lineId }) => lineId === line.id);
          const state = item?.state ?? 'ok';
          return (
            <li key={line.id}>
              <span>
                {line.name} × {line.qty}
                {item !== undefined && item.note !== '' && <small>{item.note}</small>}
              </span>
              <StatusPill tone={state === 'ok' ? 'good' : 'bad'}>{t(`form.state.${state}`)}</StatusPill>
            </li>
          );
        })}
      </Checks>
      <Photos photos={form.photos} of={t('form.title')} />
      <Signed>
        {form.signature !== '' && (
          <Signature
            viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
            role="img"
            aria-label={t('form.signatureOf', { name: form.signedBy })}
          >
            <path d={form.signature} />
          </Signature>
        )}
        <p>
          <b>{form.signedBy}</b> <time dateTime={form.signedAt}>{format.dateTime(form.signedAt)}</time>
        </p>
      </Signed>
    </OfficeCard>
  );
}

const Checks = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-2) 0;
  font-size: var(--o-s);

  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
  small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
`;
const Signed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--o-s);

  > svg { width: 180px; }
`;
