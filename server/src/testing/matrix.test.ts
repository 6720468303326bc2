import { operations } from '@mall/contract/operations';
import { endpoint, type OperationName, wire } from '@mall/contract/core/wire';
import { expectInvariants } from './invariants.ts';
import { samples } from './samples.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

let api: Api;
let made: Awaited<ReturnType<typeof createWorld>>;
let unproved: string;
beforeAll(async () => {
  api = await startApi();
  made = await createWorld(api);
  unproved = await api.given.member({ proved: false });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const names = Object.keys(wire) as OperationName[]; // keys of a const table
const codes = { missing: 40400, session: 40003, denied: 40300, method: 40500, wrongCode: 40301 } as const;

/** Operations on an object of one member: for everybody else it does not exist. */
const ownThing: readonly OperationName[] = [
  'order.detail',
  'order.remove',
  'order.receive',
  'order.cancel',
  'order.changeAddress',
  'order.answerAddress',
  'order.logistics',
  'order.evaluate',
  'refund.ask',
  'refund.withdraw',
  'payment.start',
  'payment.status',
  'payment.sandbox',
  'message.show',
  'talk.open',
  'talk.show',
  'talk.send',
  'talk.read',
  'message.remove',
  'trash.restore',
  'secondFactor.renamePasskey',
  'secondFactor.removePasskey',
  'account.endSession',
  'invitation.accept',
  'invitation.refuse',
  'review.edit',
  'review.follow',
  'cart.edit',
  'address.save',
  'address.remove',
  'purchaseRequest.cancel',
  'quote.detail',
  'quote.decline',
  'promoter.order',
  'withdrawal.cancel',
  'boost.order',
  'design.detail',
  'design.remove',
  'design.share',
  'savedView.remove',
  'application.withdraw',
];

const routeOf = (name: OperationName) => {
  const { method, path } = endpoint(name);
  return { method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}` };
};
/** A session of its own for each call: one of the operations ends it. */
const signedIn = async (memberId: string) => ({ token: await api.signIn(memberId) });
const send = async (name: OperationName, who: { token?: string }, code?: string) => {
  const reply = await api
    .as({ ...who, ...(code === undefined ? {} : { code }) })
    .call(name, samples[name](made.world));
  expect(reply.status).toBeLessThan(500);
  expect(reply).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  return reply;
};

it('every operation of the contract has a route', () => {
  expect(names.filter((name) => !api.app.hasRoute(routeOf(name)))).toEqual([]);
});

it('every operation on a thing of one member is known here', () => {
  const withId = names.filter((name) => operations[name].access === 'member' && wire[name].includes('{id}'));
  expect(withId.filter((name) => !ownThing.includes(name))).toEqual([
    'coupon.take',
    'boost.share',
    'boost.initiate',
    'boost.help',
  ]);
});

describe.each(names)('%s', (name) => {
  const { access, method, needsProvedNumber, refuses } = operations[name];
  const isForPromoters = refuses.includes('promoter.not');

  it('asks visitors and unknown tokens to sign in unless it is public', async () => {
    for (const who of [{}, { token: 'not-a-token' }]) {
      const { code, data } = await send(name, who);
      if (access === 'visitor') expect([codes.session, codes.denied]).not.toContain(code);
      else expect({ code, data }).toEqual({ code: codes.session, data: null });
    }
  });

  it('lets a member in where members may be, and shows them nothing of others', async () => {
    const { code, data } = await send(name, await signedIn(made.stranger.memberId));
    if (access === 'staff') expect({ code, data }).toEqual({ code: codes.denied, data: null });
    else if (access.startsWith('staff:') || access.startsWith('operator'))
      expect({ code, data }).toEqual({ code: codes.denied, data: access.replace('staff:', '') });
    else if (ownThing.includes(name)) expect({ code, data }).toEqual({ code: codes.missing, data: null });
    else if (isForPromoters) expect({ code, data }).toEqual({ code: codes.denied, data: null });
    else expect([codes.session, codes.denied]).not.toContain(code);
  });

  if (access === 'member')
    it('asks a member who has not proved their number to do so where that is declared, and only there', async () => {
      const { msgKey } = await send(name, await signedIn(unproved));
      expect(msgKey === 'account.numberUnproved').toBe(needsProvedNumber);
    });

  it('knows nothing of another shop for its staff', async () => {
    const { code, data } = await send(name, await signedIn(made.otherShop.ownerId));
    if (access.startsWith('staff') && wire[name].includes('{id}'))
      expect({ code, data }).toEqual({ code: codes.missing, data: null });
    else if (access.startsWith('operator'))
      expect({ code, data }).toEqual({ code: codes.denied, data: access });
    else if (ownThing.includes(name)) expect(code).toBe(codes.missing);
    else if (isForPromoters) expect(code).toBe(codes.denied);
    else expect([codes.session, codes.denied]).not.toContain(code);
  });

  if (access === 'shopCodeOrMember')
    it('opens with a shop code', async () => {
      expect((await send(name, {}, made.shop.code)).code).not.toBe(codes.session);
      expect((await send(name, {}, 'WRONG1')).code).toBe(codes.wrongCode);
      expect((await send(name, { token: 'ended' }, 'WRONG1')).code).toBe(codes.session);
    });

  if (access.startsWith('operator') && method === 'GET')
    it('lets the operator in', async () => {
      const operator = await signedIn(await api.given.member({ operator: true }));
      expect([codes.session, codes.denied]).not.toContain((await send(name, operator)).code);
    });

  if (method === 'POST' && !names.some((other) => wire[other] === `GET ${operations[name].path}`))
    it('does not act on GET', async () => {
      const reply = await api.app.inject({ method: 'GET', url: routeOf(name).url.replace(':id', 'x') });
      expect(reply.json()).toMatchObject({ code: codes.method, data: null });
    });
});

describe('a guarded address in another spelling', () => {
  it.each([
    '/api/shop%2ForderList',
    '/api//shop/orderList',
    '/api/shop/..;/shop/orderList',
    '/API/shop/orderList',
    '/api/shop/orderDetail/%2e%2e',
    '/api/shop/orderDetail/%',
    `/api/order/orderDetail/${'x'.repeat(200)}`,
  ])('%s opens nothing', async (url) => {
    const reply = await api.app.inject({ method: 'GET', url, headers: { token: made.stranger.token ?? '' } });
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.json().code).not.toBe(200);
  });
});
