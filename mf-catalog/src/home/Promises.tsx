import { deliveryLimitDays } from '@mall/contract/core/limits';
import { media } from '@mall/ui';
import { Ruler, ShieldCheck, Truck, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** What every order includes, in one unobtrusive line. */
export function Promises() {
  const { t } = useTranslation('catalog');
  const promises = [
    [Truck, t('home.promise.delivered', { days: deliveryLimitDays })],
    [Wrench, t('home.promise.assembled')],
    [ShieldCheck, t('home.promise.accepted')],
    [Ruler, t('home.promise.drawn')],
  ] as const;
  return (
    <Line>
      {promises.map(([Icon, words]) => (
        <li key={words}>
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {words}
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  padding-block: var(--space-5);
  border-bottom: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--step--1);

  > li { display: flex; align-items: center; gap: var(--space-3); line-height: 1.35; }
  ${media.belowDesk} { grid-template-columns: 1fr 1fr; }
  ${media.phone} { margin-top: var(--space-5); border-top: 1px solid var(--line); }
`;
