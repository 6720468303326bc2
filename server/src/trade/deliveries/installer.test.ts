import { hourMs } from '@mall/contract/core/time';
import { randomUUID } from 'node:crypto';
import { createDeliveries, sendPhoto } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let deliveries: ReturnType<typeof createDeliveries>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  deliveries = createDeliveries(api, people);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const door = async () => {
  const made = await deliveries.atTheDoor();
  return { ...made, installer: await deliveries.installer(made.shop, made.id) };
};
const count = async (table: 'delivery_forms' | 'delivery_photos', id: string): Promise<number> =>
  (await api.db.selectFrom(table).select('id').where('delivery_id', '=', id).execute()).length;

describe('a link', () => {
  it('shows what an installer needs, and no price', async () => {
    const { installer } = await door();
    const { data, code } = await installer.job();
    expect(code).toBe(200);
    expect(data).toMatchObject({
      customer: '林',
      phone: '13800001111',
      status: 4,
      lines: [{ qty: 1, name: { en: 'Piece 0' } }],
    });
    expect(JSON.stringify(data)).not.toMatch(/price|pay|amount|100000/i);
    expect(installer.link.url).toMatch(/\/installer#[\w-]{43}$/);
  });

  it('is written down when it is given out and revoked', async () => {
    const { shop, id, installer } = await door();
    await shop.call('delivery.revokeLink', { id });
    const rows = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object', '=', `delivery:${id}`)
      .where('action', 'in', ['delivery.makeLink', 'delivery.revokeLink'])
      .execute();
    expect(rows.map(({ action, actor_id: by }) => `${action} ${by}`).sort()).toEqual([
      `delivery.makeLink ${shop.ownerId}`,
      `delivery.revokeLink ${shop.ownerId}`,
    ]);
    expect(JSON.stringify(rows)).not.toContain(installer.link.token);
  });

  it('is kept as a hash only', async () => {
    const { installer } = await door();
    const rows = await api.db.selectFrom('delivery_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(installer.link.token);
  });

  it('opens nothing when it is wrong, expired or revoked, and says the same each time', async () => {
    const { shop, id, installer } = await door();
    const form = await installer.form();
    const changed = `${installer.link.token.slice(0, -1)}${installer.link.token.endsWith('A') ? 'B' : 'A'}`;
    const asked = async (token: string) => {
      const headers = { 'x-installer': token, 'idempotency-key': randomUUID() };
      return [
        await api.as().call('installer.job', {}, headers),
        await api.as().call('installer.submit', form, headers),
        await sendPhoto(api, token, randomUUID(), Buffer.from('x')),
      ];
    };
    const gone = async (token: string) =>
      expect((await asked(token)).map(({ code, data, msgKey }) => [code, data, msgKey])).toEqual(
        Array(3).fill([40400, null, 'missing']),
      );
    for (const token of ['', 'x', changed, `${installer.link.token} `.repeat(2)]) await gone(token);
    await api.db
      .updateTable('delivery_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('delivery_id', '=', id)
      .execute();
    await gone(installer.link.token);
    const next = await deliveries.installer(shop, id);
    expect((await next.job()).code).toBe(200);
    await shop.call('delivery.revokeLink', { id, linkId: next.link.id });
    await gone(next.link.token);
    expect((await shop.call('delivery.revokeLink', { id, linkId: 'x' })).msgKey).toBe('missing');
  });
});

describe('a form', () => {
  it('is handed in once, however often and however parallel the phone sends it', async () => {
    const { lin, orderId, id, installer } = await door();
    const form = await installer.form();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => installer.submit(form, key)));
    expect(replies.map(({ code, data }) => [code, data.status])).toEqual(Array(10).fill([200, 5]));
    expect(await count('delivery_forms', id)).toBe(1);
    expect((await installer.submit(form, key)).data.form).toEqual(replies[0]?.data.form);
    expect((await installer.submit({ ...form, signedBy: 'Other' }, key)).msgKey).toBe('idempotency.mismatch');
    const events = (await lin.call('order.detail', { id: orderId })).data.events;
    expect(events.filter(({ note }) => note === 'received')).toHaveLength(1);
  });

  it('wins alone when two different ones come at once', async () => {
    const { id, installer } = await door();
    const accepted = await installer.form();
    const refused = { ...accepted, photos: [], result: 'refused' as const, reason: '色差' };
    const replies = await Promise.all([
      installer.submit(accepted),
      installer.submit(refused),
      installer.submit(refused),
    ]);
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ msgKey }) => msgKey === 'delivery.notAllowed')).toHaveLength(2);
    expect(await count('delivery_forms', id)).toBe(1);
  });

  it('reports the arrival when the shop has not', async () => {
    const { shop, id } = await deliveries.recorded();
    const early = await deliveries.installer(shop, id);
    const form = await early.form();
    expect((await early.submit(form)).msgKey).toBe('delivery.notAllowed');
    await deliveries.steps(shop, id, 'collected', 'inTransit');
    expect((await early.submit(form)).data.status).toBe(5);
    expect((await shop.call('delivery.show', { id })).data.steps.map(({ status }) => status)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('is seen by buyer and shop as it was signed, with photos that open for nobody else', async () => {
    const { shop, lin, id, orderId, installer } = await door();
    const signedAt = new Date(Date.now() - hourMs).toISOString();
    await installer.submit(await installer.form({ signedAt }));
    const [seen] = (await lin.call('order.logistics', { orderId })).data.deliveries;
    const { data: shown } = await shop.call('delivery.show', { id });
    expect(seen?.form).toEqual(shown.form);
    expect(seen?.form).toMatchObject({
      signedBy: '林',
      signedAt,
      result: 'accepted',
      items: [{ state: 'ok' }],
    });
    const photo = seen?.form?.photos[0] ?? '';
    expect((await api.app.inject({ url: photo })).headers['content-type']).toBe('image/webp');
    const bare = photo.replace(/\/[^/]+\.webp$/, '.webp');
    expect((await api.app.inject({ url: bare })).statusCode).toBe(404);
  });

  it.each([
    ['without a key', (f: object) => f, 'idempotency.malformed', ''],
    ['without pieces', (f: object) => ({ ...f, items: [] }), 'request.invalid'],
    [
      'with a piece of another',
      (f: object) => ({ ...f, items: [{ lineId: 'x', state: 'ok' }] }),
      'delivery.itemsDiffer',
    ],
    [
      'with a piece damaged and no word about it',
      (f: { items: object[] }) => ({ ...f, items: f.items.map((i) => ({ ...i, state: 'damaged' })) }),
      'delivery.remarkMissing',
    ],
    [
      'in no known state',
      (f: { items: object[] }) => ({ ...f, items: f.items.map((i) => ({ ...i, state: 'fine' })) }),
      'request.invalid',
    ],
    [
      'with one photo',
      (f: { photos: string[] }) => ({ ...f, photos: f.photos.slice(1) }),
      'delivery.photosMissing',
    ],
    [
      'with a photo that never came',
      (f: { photos: string[] }) => ({ ...f, photos: [...f.photos, 'x'] }),
      'delivery.photoUnknown',
    ],
    ['without a name', (f: object) => ({ ...f, signedBy: ' ' }), 'delivery.signatureMissing'],
    [
      'with markup for a signature',
      (f: object) => ({ ...f, signature: '<svg onload=alert(1)>' }),
      'request.invalid',
    ],
    ['refused without a reason', (f: object) => ({ ...f, result: 'refused' }), 'delivery.reasonMissing'],
    [
      'with a note of 201 signs',
      (f: { items: object[] }) => ({ ...f, items: f.items.map((i) => ({ ...i, note: 'x'.repeat(201) })) }),
      'request.invalid',
    ],
  ] as const)('%s changes nothing', async (_what, change, refusal, key: string = randomUUID()) => {
    const { id, installer } = await door();
    const good = await installer.form();
    // the wrong input on purpose: the test is about its shape
    const wrong = (change as (form: object) => typeof good)(good);
    expect((await installer.submit(wrong, key)).msgKey).toBe(refusal);
    expect(await count('delivery_forms', id)).toBe(0);
    expect((await installer.submit(good)).data.status).toBe(5);
  });
});

describe('photos of a link', () => {
  it('are kept once for an id, also when sent twice at once', async () => {
    const { id, installer } = await door();
    const photo = randomUUID();
    const sent = await Promise.all([installer.photo(photo), installer.photo(photo), installer.photo(photo)]);
    expect(sent.map(({ reply }) => reply.code)).toEqual([200, 200, 200]);
    expect(await count('delivery_photos', id)).toBe(1);
    const kept = await api.db
      .selectFrom('media_files')
      .select('key')
      .where('kind', '=', 'delivery')
      .execute();
    const urls = (await api.db.selectFrom('delivery_photos').select('url').execute()).map(({ url }) => url);
    expect(kept.map(({ key }) => `/media/${key}`).sort()).toEqual(urls.sort());
  });

  it('are at most twenty, and pictures', async () => {
    const { installer } = await door();
    await installer.photos(20);
    expect((await installer.photo()).reply.msgKey).toBe('delivery.tooManyPhotos');
    const other = await door();
    const text = await sendPhoto(api, other.installer.link.token, randomUUID(), Buffer.from('not a picture'));
    expect(text.msgKey).toBe('upload.notImage');
    const large = await sendPhoto(
      api,
      other.installer.link.token,
      randomUUID(),
      Buffer.alloc(11 * 1024 * 1024),
    );
    expect(large.msgKey).toBe('upload.tooLarge');
  });

  it('belong to their delivery', async () => {
    const [one, two] = [await door(), await door()];
    const form = await two.installer.form({ photos: await one.installer.photos(2) });
    expect((await two.installer.submit(form)).msgKey).toBe('delivery.photoUnknown');
  });
});
