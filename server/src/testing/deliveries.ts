import { randomUUID } from 'node:crypto';
import type { Output, Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Db } from '../platform/db/open.ts';
import type { createPeople } from './people.ts';
import type { Api, Reply } from './start-api.ts';

type People = ReturnType<typeof createPeople>;
type Shop = Awaited<ReturnType<People['shop']>>;
type Form = Sent<'installer.submit'>;

/** A drawing by finger. */
export const signature = 'M10 20L11 22L13 25L17 30L20 33L22 40L30 44';

/**
 * Promises an order for a time that no payment gave it. Its payment is moved from that of its event, by which
 * the invariant of promises knows which orders it may compare.
 */
export const promiseAt = (db: Db, orderId: string, at: Date | null) =>
  sql`update orders set promised_at = ${at}::timestamptz, paid_at = paid_at - interval '2 minutes' where id = ${orderId}`.execute(
    db,
  );

/** Deliveries of a test, and the installers and customers. */
export const createDeliveries = (api: Api, people: People) => {
  /** A paid order of this many pieces that its shop has recorded. */
  const recorded = async (pieces = 1) => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    for (let piece = 0; piece < pieces; piece += 1)
      await lin.call('cart.add', { skuId: (await api.given.sku({ name: `Piece ${piece}` })).skuId, qty: 1 });
    const preview = await lin.call('order.previewCart', { addressId: lin.addressId });
    const { data: order } = await lin.call('order.createCart', {
      addressId: lin.addressId,
      previewHash: preview.data.previewHash,
    });
    await people.pay(lin, order.orderId);
    const { data } = await shop.call('shopOrder.record', { id: order.orderId });
    return { shop, lin, orderId: order.orderId, id: data.deliveries[0]?.id ?? '' };
  };

  /** Moves a delivery on by steps of its shop. */
  const steps = async (shop: Shop, id: string, ...taken: ('collected' | 'inTransit' | 'installing')[]) => {
    for (const step of taken) {
      const carried = step === 'inTransit' ? { carrier: 'SF', receiptNo: 'SF1' } : {};
      const reply = await shop.call('delivery.change', { id, step, ...carried });
      if (reply.code !== 200) throw new Error(`${step}: ${reply.msgKey}`);
    }
  };

  /** An order whose goods are at the customer's place. */
  const atTheDoor = async () => {
    const made = await recorded();
    await steps(made.shop, made.id, 'collected', 'inTransit', 'installing');
    return made;
  };

  /** A person who opened a new link to a delivery of a shop. */
  const installer = async (shop: Shop, id: string) =>
    installerWith((await shop.call('delivery.makeLink', { id })).data);

  /** A person who opened a link. */
  const installerWith = (link: Output<'delivery.makeLink'>) => {
    const headers = { 'x-installer': link.token };
    const caller = api.as();
    const job = () => caller.call('installer.job', {}, headers);
    const photo = async (photoId: string = randomUUID(), colour = '#8d6e4a') => {
      const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
      return { id: photoId, reply: await sendPhoto(api, link.token, photoId, bytes) };
    };
    const photos = async (count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let n = 0; n < count; n += 1) ids.push((await photo()).id);
      return ids;
    };
    const submit = (form: Form, key: string = randomUUID()) =>
      caller.call('installer.submit', form, { ...headers, 'idempotency-key': key });
    /** A form in which all is well, with the given differences. */
    const form = async (over: Partial<Form> = {}): Promise<Form> => {
      const { lines } = (await job()).data;
      return {
        result: 'accepted',
        items: lines.map((line) => ({ lineId: line.id, state: 'ok' as const, note: '' })),
        signedBy: '林',
        signature,
        ...over,
        photos: over.photos ?? (await photos(2)),
      };
    };
    return { link, job, photo, photos, submit, form };
  };

  return { recorded, steps, atTheDoor, installer, installerWith };
};

export const sendPhoto = async (
  api: Api,
  token: string,
  id: string,
  bytes: Buffer,
): Promise<Reply<Output<'installer.photo'>>> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'x.jpg');
  const encoded = new Response(form);
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/installer/photo/${id}`,
    headers: {
      'x-installer': token,
      'x-locale': 'en',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...reply.json<Reply<Output<'installer.photo'>>>(), status: reply.statusCode };
};
