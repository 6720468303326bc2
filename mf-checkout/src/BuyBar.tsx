import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, PhoneBar } from '@mall/ui';

/** The phone's bar with the amount and the one next step. `data-buy-bar` makes the frame hide its own bar. */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <>
      <Room aria-hidden="true" />
      <Bar data-buy-bar>{children}</Bar>
    </>
  );
}

/** The foot of a summary with its one button; on a phone it is the bar, which contains `amount`. */
export function BuyFoot({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <>
      <Foot data-buy-bar>
        <div>{amount}</div>
        {children}
      </Foot>
      <Room aria-hidden="true" />
    </>
  );
}

const Room = styled.div`
  display: none;
  height: calc(var(--tabbar) + var(--space-5));

  ${media.phone} { display: block; }
`;

const Bar = styled(PhoneBar)`
  gap: var(--space-2);
  line-height: 1.25;

  > :last-child { margin-left: auto; }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  strong { font-size: var(--step-1); }
`;

const Foot = styled(Bar)`
  display: block;
  margin-top: 20px; /* the look's air above the last step */

  > div { display: none; }
  > button { width: 100%; }
  ${media.phone} {
    display: flex;
    margin: 0;
    > div { display: block; }
    > button { width: auto; }
  }
`;
