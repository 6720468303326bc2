import { useQueryOf } from '@mall/platform';
import { Button, Notice, TextLink, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { accountPath } from './usePayments.ts';

/** Adds up the whole ledger when it is asked to, and says what came of it. */
export function CheckBooks() {
  const { t } = useTranslation('mallPayments');
  const [asked, setAsked] = useState(false);
  const { data, isFetching, refetch } = useQueryOf('mallLedger.check', {}, { enabled: asked });
  return (
    <Part aria-live="polite">
      <Button busy={isFetching} onClick={() => (asked ? void refetch() : setAsked(true))}>
        {t('check.do')}
      </Button>
      {data && <Result check={data} />}
    </Part>
  );
}

type Check = NonNullable<ReturnType<typeof useQueryOf<'mallLedger.check'>>['data']>;

function Result({ check: { at, entries, currencies, unbalanced, suspense } }: { check: Check }) {
  const { t } = useTranslation('mallPayments');
  const format = useFormat();
  const fine = unbalanced.length + suspense.length === 0 && currencies.every(({ sum }) => sum === 0);
  const money = (amount: number, currency: string) => format.money(amount, { currency, decimals: 'always' });
  return (
    <Notice tone={fine ? 'success' : 'danger'}>
      <p>
        {t(fine ? 'check.fine' : 'check.broken', {
          entries: format.number(entries),
          at: format.dateTime(at, 'medium'),
        })}
      </p>
      <Lines>
        {currencies.map(({ currency, sum, transactions }) => (
          <li key={currency}>
            {t('check.currency', { currency, sum: money(sum, currency), n: format.number(transactions) })}
          </li>
        ))}
        {suspense.map(({ method, currency, booked, parked }) => (
          <li key={`${method} ${currency}`}>
            <TextLink to={accountPath(`suspense:${method}`, currency)}>{`suspense:${method}`}</TextLink>{' '}
            {t('check.suspense', { booked: money(booked, currency), parked: money(parked, currency) })}
          </li>
        ))}
        {unbalanced.map(({ id, cause, currency, sum, at: when }) => (
          <li key={`${id} ${currency}`}>
            {t('check.unbalanced', {
              id,
              cause,
              sum: money(sum, currency),
              at: format.dateTime(when, 'medium'),
            })}
          </li>
        ))}
      </Lines>
    </Notice>
  );
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-4);
`;
const Lines = styled.ul`overflow-wrap: anywhere;`;
