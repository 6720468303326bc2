import { operations, type Sent } from '@mall/contract/operations';
import { presetRoles, staffPresets } from '@mall/contract/core/permissions';
import type { OperationName } from '@mall/contract/core/wire';
import { emptyGoods, emptySku } from '@mall/contract/seller/own-goods';
import { createPeople } from './people.ts';
import { guardedByName, leavesOf, pathsOf, type ReaderOf, readersOf, visitor } from './guarded-values.ts';
import { samples } from './samples.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

/** Amounts and numbers that occur nowhere else: primes, but for the telephone numbers. */
const amounts = { price: 104_729, supply: 56_891, draftSupply: 31_337, factor: 13_759 } as const;
const numbers = { mobile: '13970460001', phone: '13870460003' } as const;

type Actor = {
  readonly who: string;
  readonly reader: ReaderOf;
  readonly call: ReturnType<Api['as']>['call'];
  /** Whether they come through the shop; the price of the mall is everybody's without one. */
  readonly inShop: boolean;
  readonly buyer?: boolean;
};

let api: Api;
let made: Awaited<ReturnType<typeof createWorld>>;
const actors: Actor[] = [];
beforeAll(async () => {
  api = await startApi();
  made = await createWorld(api, {
    factor: amounts.factor,
    sku: { price: amounts.price, supply: amounts.supply },
    buyer: numbers,
    goods: goodsWithSupply,
  });
  const people = createPeople(api);
  const { shop, otherShop, buyer, stranger } = made;
  const { code } = shop;
  const as = async (memberId: string) => api.as({ token: await api.signIn(memberId), code });
  const member = (id: string): ReaderOf => ({ ...visitor, member: id });
  const add = (who: string, reader: ReaderOf, caller: Pick<Actor, 'call'>, more: Partial<Actor> = {}) =>
    actors.push({ who, reader, call: caller.call, inShop: true, ...more });

  add('the owner', { ...member(shop.ownerId), permissions: presetRoles.owner }, await as(shop.ownerId));
  const operatorId = await api.given.member({ operator: true });
  add('the operator', { ...member(operatorId), operator: true }, await as(operatorId));
  for (const role of staffPresets) {
    const { memberId } = await people.staff(shop.id, role);
    add(role, { ...member(memberId), permissions: presetRoles[role] }, await as(memberId));
  }
  // Last those who may see least: what is cached for a shop was made for somebody else before.
  const promoterId = await api.given.member();
  await api.db.insertInto('promoters').values(promoter(promoterId)).execute();
  add('a promoter', { ...member(promoterId), promoter: true }, await as(promoterId));
  add(
    'the owner of another shop',
    { ...member(otherShop.ownerId), permissions: presetRoles.owner },
    await as(otherShop.ownerId),
  );
  add('the buyer', member(buyer.memberId), await as(buyer.memberId), { buyer: true });
  add('a stranger', member(stranger.memberId), await as(stranger.memberId));
  add('a visitor of the shop', visitor, api.as({ code }));
  add('a visitor', visitor, api.as(), { inShop: false });
});
afterAll(() => api.stop());

const goodsWithSupply: Sent<'ownGoods.create'>['content'] = {
  ...structuredClone(emptyGoods),
  skus: [{ ...structuredClone(emptySku), price: 99_991, supply: amounts.draftSupply, stock: 3 }],
} as Sent<'ownGoods.create'>['content']; // the contract's own content is readonly

const promoter = (userId: string) => ({ user_id: userId, status: 'approved' as const, code: 'PROMO1' });

const sees = {
  supply: (actor: Actor, name: OperationName) => readersOf.supply(actor.reader, name),
  platformPrice: (actor: Actor, name: OperationName) =>
    !actor.inShop || readersOf.platformPrice(actor.reader, name),
  factor: (actor: Actor, name: OperationName) => readersOf.factor(actor.reader, name),
  /** The numbers of the buyer: where somebody works on their order, delivery or wish, not masked. */
  number: ({ buyer, reader }: Actor) =>
    buyer === true ||
    reader.operator ||
    reader.permissions.some((key) =>
      ['order.view', 'order.export', 'delivery.view', 'want.view'].includes(key),
    ),
};

const problems = (actor: Actor, name: OperationName, data: unknown): string[] => {
  const byName = guardedByName(data)
    .filter(({ kind }) => !readersOf[kind](actor.reader, name))
    .map(({ kind, path }) => `${kind} at ${path}`);
  const hidden = (what: keyof typeof sees, value: number | string): string[] =>
    sees[what](actor, name) ? [] : pathsOf(data, value).map((path) => `${what} at ${path}: ${value}`);
  return [
    ...byName,
    ...hidden('supply', amounts.supply),
    ...hidden('supply', amounts.draftSupply),
    ...hidden('platformPrice', amounts.price),
    ...hidden('factor', amounts.factor),
    ...hidden('number', numbers.mobile),
    ...hidden('number', numbers.phone),
  ];
};

const names = Object.keys(operations) as OperationName[]; // keys of a const table
/** They end the session of their caller, or take what others ask for. */
const ends: readonly OperationName[] = ['session.logout', 'account.signOutEverywhere', 'account.remove'];
const reads = names.filter((name) => operations[name].method === 'GET' && !ends.includes(name));

it('the world has all of these things to tell', async () => {
  const owner = actors.find(({ who }) => who === 'the owner');
  const answers: unknown[] = [];
  for (const name of reads) answers.push((await owner?.call(name, samples[name](made.world)))?.data);
  for (const value of [...Object.values(amounts), numbers.phone])
    expect(pathsOf(answers, value)).not.toEqual([]);
  expect(leavesOf(answers).length).toBeGreaterThan(1000);
});

describe.each(reads)('%s', (name) => {
  it('tells nobody what they must not see', async () => {
    const wrong: string[] = [];
    for (const actor of actors)
      wrong.push(...(await problemsOf(actor, name)).map((problem) => `${actor.who}: ${problem}`));
    expect(wrong).toEqual([]);
  });
});

/** Every call of a test is refused by the names of what it tells (start-api.ts): that refusal is a problem too. */
const problemsOf = async (actor: Actor, name: OperationName): Promise<string[]> => {
  try {
    const { data } = await actor.call(name, samples[name](made.world));
    return problems(actor, name, data);
  } catch (error) {
    return [String(error)];
  }
};

describe('what changes things', () => {
  it('tells nobody what they must not see either', async () => {
    const wrong: string[] = [];
    const writes = names.filter((name) => operations[name].method === 'POST' && !ends.includes(name));
    // Those who may do least first: what the others change is still there.
    for (const actor of actors.toReversed())
      for (const name of writes)
        wrong.push(...(await problemsOf(actor, name)).map((problem) => `${actor.who}, ${name}: ${problem}`));
    expect(wrong).toEqual([]);
  });
});
