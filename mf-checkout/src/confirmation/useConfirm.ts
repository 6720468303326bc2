import type { SeckillPlace } from '@mall/contract/campaign/seckill';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { reportFailure, useKeptState } from '@mall/platform';
import { placeOrder, type ShortItem } from './place-order.ts';
import type { Source } from './source.ts';
import { waitForAdmission } from './wait-for-admission.ts';
import { type Preview, usePreview } from './usePreview.ts';

/** An outcome between pressing the button and the order. */
export type Hitch =
  | { kind: 'priceChanged'; before: Preview; now: Preview }
  | { kind: 'short'; items: readonly ShortItem[] }
  | { kind: 'waiting'; place: SeckillPlace; leave: () => void };

/** The choices of this page, the resulting price, and the order. Choices survive a change of language. */
export const useConfirm = (source: Source) => {
  const navigate = useNavigate();
  const [addressId, setAddressId] = useKeptState<string | undefined>('confirm.address', undefined);
  const [couponId, setCouponId] = useKeptState<string | undefined>('confirm.coupon', undefined);
  const [remark, setRemark] = useKeptState('confirm.remark', '');
  const [hitch, setHitch] = useState<Hitch>();
  const [placing, setPlacing] = useState(false);
  const { preview, take } = usePreview(source, { addressId, couponId });
  const line = useRef(new AbortController());
  // Leaving the page leaves the queue.
  useEffect(() => () => line.current.abort(), []);

  const place = async (agreed: Preview) => {
    const { address } = agreed;
    if (!address || placing) return;
    setPlacing(true);
    setHitch(undefined);
    const terms = {
      addressId: address.id,
      couponId: agreed.coupons.chosen ?? '',
      remark,
      previewHash: agreed.previewHash,
    };
    line.current = new AbortController();
    const { signal } = line.current;
    const leave = () => line.current.abort();
    const placed = await waitForAdmission({
      ask: (ticket) => placeOrder(source, terms, ticket),
      told: (at) => setHitch({ kind: 'waiting', place: at, leave }),
      signal,
    }).catch((error: unknown) => {
      void preview.refetch();
      reportFailure(error);
    });
    setPlacing(false);
    setHitch(undefined);
    if (placed?.outcome === 'placed')
      await navigate(paths.pay({ orderId: placed.orderId }), { replace: true });
    if (placed?.outcome === 'short') setHitch({ kind: 'short', items: placed.items });
    if (placed?.outcome === 'priceChanged') {
      take(placed.preview);
      setHitch({ kind: 'priceChanged', before: agreed, now: placed.preview });
    }
  };

  return {
    preview,
    chosen: { addressId, couponId, remark },
    setAddressId,
    setCouponId,
    setRemark,
    hitch,
    placing,
    place,
  };
};
