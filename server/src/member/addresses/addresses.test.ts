import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const someone = async () => api.as({ token: await api.signIn(await api.given.member()) });
const draft = async (over: object = {}) => ({
  name: '林',
  phone: '13800001111',
  detail: '1 号',
  ...(await api.given.regions()),
  ...over,
});

describe('addresses', () => {
  it('the first becomes the default, a new default replaces it, and one is always left', async () => {
    const lin = await someone();
    const first = (await lin.call('address.save', await draft())).data[0]?.id ?? '';
    const both = (await lin.call('address.save', await draft({ detail: '2 号', isDefault: true }))).data;
    expect(both.map(({ detail, isDefault }) => [detail, isDefault])).toEqual([
      ['2 号', true],
      ['1 号', false],
    ]);
    expect(both[0]).toMatchObject({ province: '北京市', city: '市辖区', district: '东城区' });
    await lin.call('address.remove', { id: both[0]?.id ?? '' });
    expect((await lin.call('address.list')).data).toMatchObject([{ id: first, isDefault: true }]);
  });

  it('the default stays the default when it is changed', async () => {
    const lin = await someone();
    const { data } = await lin.call('address.save', await draft());
    const changed = await lin.call('address.save', await draft({ id: data[0]?.id, detail: '9 号' }));
    expect(changed.data).toMatchObject([{ id: data[0]?.id, detail: '9 号', isDefault: true }]);
  });

  it('stays one default when several are saved at once', async () => {
    const lin = await someone();
    const input = await draft({ isDefault: true });
    const replies = await Promise.all(Array.from({ length: 6 }, () => lin.call('address.save', input)));
    expect(replies.every((reply) => reply.code === 200)).toBe(true);
    expect((await lin.call('address.list')).data.filter((address) => address.isDefault)).toHaveLength(1);
  });

  it.each([
    ['no receiver', { name: ' ' }, 'request.invalid'],
    ['no phone', { phone: '' }, 'request.invalid'],
    ['no district', { districtId: '' }, 'request.invalid'],
    ['a district of another city', { cityId: '110101' }, 'address.incomplete'],
    ['regions that do not exist', { provinceId: '99' }, 'address.incomplete'],
  ])('refuses %s', async (_what, over, reason) => {
    expect((await (await someone()).call('address.save', await draft(over))).msgKey).toBe(reason);
  });

  it('keeps at most 20', async () => {
    const lin = await someone();
    for (let count = 0; count < 20; count += 1) await lin.call('address.save', await draft());
    expect(await lin.call('address.save', await draft())).toMatchObject({
      msgKey: 'address.tooMany',
      data: { max: 20 },
    });
  });

  it("does not know another member's", async () => {
    const [lin, mei] = [await people.shopper(), await someone()];
    expect((await mei.call('address.save', await draft({ id: lin.addressId }))).msgKey).toBe('missing');
    expect((await mei.call('address.remove', { id: lin.addressId })).msgKey).toBe('missing');
    expect((await lin.call('address.list')).data).toHaveLength(1);
  });
});
