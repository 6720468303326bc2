import { pickText } from '@mall/contract/core/languages';
import { holds } from '@mall/contract/core/remote-config';
import type { SlotId } from '@mall/contract/core/slots';
import { factsOf, language, type SlotAsk, useSession } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MallSlot } from '../loader/mall.ts';
import { Boundary } from '../router/Boundary.tsx';
import { useMall } from './useMall.ts';

/** Everything that remotes put into one slot of a page, in order. */
export function SlotPlace({ at, props }: SlotAsk) {
  const facts = factsOf(useSession());
  const slots = useMall()
    .slotsAt(at)
    .filter(({ when }) => holds(when, facts));
  return slots.map((slot) => (
    <div
      key={slot.remote.name}
      data-remote={slot.remote.name}
      data-version={slot.remote.place.version}
      data-slot={at}
    >
      <Boundary remote={slot.remote} title={titleOf(slot)} silent={slot.policy === 'none'}>
        <Filling slot={slot} props={props} />
      </Boundary>
    </div>
  ));
}

type FillingProps = { slot: MallSlot<SlotId>; props: SlotAsk['props'] };

/** Of the slot, which every slot that shows a card has since decision 057; else of the remote. */
const titleOf = ({ title, remote: { declared } }: MallSlot<SlotId>): string =>
  pickText(title ?? declared.routes[0]?.title ?? { zh: '' }, language()).text;

function Filling({ slot, props }: FillingProps) {
  const { filling, policy } = slot;
  const { t } = useTranslation('compose');
  const state = useSyncExternalStore(filling.subscribe, filling.read);
  // Fetching starts when the place is first drawn.
  useEffect(() => filling.start(), [filling]);

  if (state.is === 'ready') {
    const { Component } = state;
    return <Component {...(props as object & typeof props)} />; // slot and props belong to the same place
  }
  if (policy === 'none') return null;
  if (state.is === 'failed')
    return <FailedSection reason={t('failed.reason', { title: titleOf(slot) })} onRetry={filling.retry} />;
  return policy === 'reserve' ? <Skeleton rows={3} /> : null;
}
