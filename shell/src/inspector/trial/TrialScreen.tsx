import { serviceSamples } from '@mall/contract/core/service-samples';
import { slotSamples } from '@mall/contract/core/slot-samples';
import { useLocation } from 'react-router-dom';
import { useMall } from '../../slots/useMall.ts';
import { ServiceTrial } from './ServiceTrial.tsx';
import { SlotTrial } from './SlotTrial.tsx';

/**
 * `/__mf?try=slot&of=mf_x&at=product.promo&product=1&sku=2`, or `try=service` with `at` and `version`: one part of one
 * remote alone, with sample props, as the check before publishing looks at it (shared/smoke). `data-trial` says how it
 * stands: `waits`, `ready`, `unknown` (no page has such a part), or what is wrong.
 */
export function TrialScreen() {
  const { search } = useLocation();
  const { remotes, slotsAt } = useMall();
  const asked = new URLSearchParams(search);
  const of = (key: string): string => asked.get(key) ?? '';
  const remote = remotes.find(({ name }) => name === of('of'));
  const goods = { productId: of('product'), skuId: of('sku') };
  const at = of('at');

  if (of('try') === 'service') {
    const samples = Object.entries(serviceSamples(goods)).find(([id]) => id === at)?.[1];
    if (remote === undefined || samples === undefined) return <div key={search} data-trial="unknown" />;
    return <ServiceTrial key={search} remote={remote} id={at} version={of('version')} samples={samples} />;
  }
  const [id, props] = Object.entries(slotSamples(goods)).find(([each]) => each === at) ?? [];
  // `id` is a key of the samples, which are one for each slot.
  const slot = slotsAt(id as Parameters<typeof slotsAt>[0]).find((each) => each.remote === remote);
  if (slot === undefined || props === undefined) return <div key={search} data-trial="unknown" />;
  return <SlotTrial key={search} slot={slot} props={props} />;
}
