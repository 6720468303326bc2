import { Countdown, media, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SeckillItem } from './SeckillItem.tsx';
import type { Slot } from './slots.ts';

type SeckillSlotProps = { slot: Slot; offset: number; onTurn: () => void };

/** The offers of one time window under one clock. */
export function SeckillSlot({ slot, offset, onTurn }: SeckillSlotProps) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const running = slot.state === 'running';
  return (
    <section
      aria-label={t('seckill.window', {
        from: format.dateTime(slot.from, 'short'),
        to: format.dateTime(slot.to, 'short'),
      })}
    >
      <Clock>
        <h2>
          {t('seckill.window', {
            from: format.dateTime(slot.from, 'short'),
            to: format.dateTime(slot.to, 'short'),
          })}
        </h2>
        {slot.state !== 'ended' && (
          <span>
            {t(running ? 'seckill.endsIn' : 'seckill.startsIn')}
            <Countdown endsAt={running ? slot.to : slot.from} serverOffset={offset} onEnd={onTurn} />
          </span>
        )}
      </Clock>
      <Items>
        {slot.items.map((offer) => (
          <SeckillItem key={offer.seckill.activityId} offer={offer} />
        ))}
      </Items>
    </section>
  );
}

const Clock = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-5) 0 var(--space-2);

  h2 { font-size: var(--step-ui); font-weight: var(--weight-strong); }
  > span { display: inline-flex; align-items: center; gap: var(--space-3); }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--space-7);

  ${media.belowDesk} { column-gap: var(--space-5); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
