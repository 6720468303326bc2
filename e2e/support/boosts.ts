import type { Output } from '@mall/contract/operations';
import { data } from './api.ts';
import { demo, signIn } from './people.ts';

type Activity = Output<'platformBoost.create'>;

const open = async (terms: object): Promise<Activity> => {
  const now = Date.now();
  return data(
    'platformBoost.create',
    {
      nameZh: '好友红包',
      nameEn: 'Envelope with friends',
      stock: 20,
      startAt: new Date(now - 60_000).toISOString(),
      endAt: new Date(now + 86_400_000).toISOString(),
      ...terms,
    },
    { token: await signIn(demo.operator) },
  );
};

/** An activity of red envelopes that eight helps complete. */
export const newEnvelopes = (): Promise<Activity> => open({ kind: 'red_envelope', reward: 2000 });

/** An activity that two helps bring from `startPrice` to `floorPrice`. */
export const newPriceCut = (sku: {
  skuId: string;
  startPrice: number;
  floorPrice: number;
}): Promise<Activity> => open({ kind: 'price_cut', helps: 2, newUserWeight: 1, ...sku });
