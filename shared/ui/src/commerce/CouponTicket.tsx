import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MoneyText } from './MoneyText.tsx';
import { media } from '../base/media.ts';
import { useFormat } from '../hooks/useFormat.ts';

export type CouponTicketProps = {
  /** Money off in minor units, or basis points off. */
  value: { amount: number; currency?: string } | { percent: number };
  /** Under the value: "from ¥4,000". */
  rule: ReactNode;
  title: ReactNode;
  /** Where the coupon applies and until when. */
  note?: ReactNode;
  /** Left of the button: "In your wallet", "83 % taken". */
  state?: ReactNode;
  action?: ReactNode;
  /** Used, expired or none left. */
  spent?: boolean;
};

/** A coupon: its value on the left, its rule and button on the right. */
export function CouponTicket({ value, rule, title, note, state, action, spent }: CouponTicketProps) {
  const format = useFormat();
  return (
    <Ticket data-spent={spent || undefined}>
      <Worth>
        <strong>
          {'amount' in value ? (
            <MoneyText amount={value.amount} currency={value.currency} />
          ) : (
            format.percent(value.percent)
          )}
        </strong>
        <small>{rule}</small>
      </Worth>
      <Words>
        <div>
          <b>{title}</b>
          {note && <small>{note}</small>}
        </div>
        <Foot>
          <small>{state}</small>
          {action}
        </Foot>
      </Words>
    </Ticket>
  );
}

const Ticket = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  min-height: 132px;
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  font-size: var(--step-ui);
  line-height: var(--leading-ui);

  small { font-size: var(--step--2); }
  ${media.phone} { grid-template-columns: 116px minmax(0, 1fr); }
`;

const Worth = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  padding: var(--space-2);
  border-radius: var(--radius-m) 0 0 var(--radius-m);
  border-right: 1px dashed color-mix(in srgb, var(--sale) 40%, transparent);
  background: var(--sale-soft);
  color: var(--sale);
  text-align: center;

  > strong { font: var(--weight-display) 40px / 1.1 var(--font-display); }
  &::before, &::after {
    content: '';
    position: absolute;
    right: -7px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--ticket-under, var(--canvas));
  }
  &::before { top: -7px; }
  &::after { bottom: -7px; }
  [data-spent] > & { background: var(--surface-muted); color: var(--text-muted); border-color: var(--line); }
  ${media.phone} { > strong { font-size: 32px; } }
`;

const Words = styled.div`
  display: grid;
  align-content: space-between;
  gap: var(--space-2);
  padding: 16px 18px;

  b { display: block; }
  small { color: var(--text-muted); font-size: var(--step--1); }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;
