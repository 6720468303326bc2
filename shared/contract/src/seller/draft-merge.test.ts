import { changedFields, mergeDrafts, takeTheirs } from './draft-merge.ts';
import { emptyGoods, type GoodsContent } from './own-goods.ts';

const base: GoodsContent = { ...emptyGoods, name: { zh: '沙发', en: 'Sofa' }, leadDays: 14 };

describe('two changes of one draft', () => {
  it('of different fields are both kept', () => {
    const { content, both } = mergeDrafts(
      base,
      { ...base, leadDays: 20 },
      { ...base, video: 'https://a.b/c' },
    );
    expect(both).toEqual([]);
    expect(content).toEqual({ ...base, leadDays: 20, video: 'https://a.b/c' });
  });

  it('of one text in two languages are both kept', () => {
    const mine = { ...base, name: { ...base.name, zh: '布艺沙发' } };
    const theirs = { ...base, name: { ...base.name, indo: 'Sofa kain' } };
    const { content, both } = mergeDrafts(base, mine, theirs);
    expect(both).toEqual([]);
    expect(content.name).toEqual({ zh: '布艺沙发', en: 'Sofa', indo: 'Sofa kain' });
  });

  it('of the same are named, mine in the content and theirs to be had', () => {
    const mine = { ...base, leadDays: 20, unit: 'set' as const };
    const theirs = { ...base, leadDays: 30 };
    const { content, both } = mergeDrafts(base, mine, theirs);
    expect(both).toEqual(['leadDays']);
    expect(content).toMatchObject({ leadDays: 20, unit: 'set' });
    expect(takeTheirs(content, theirs, both)).toMatchObject({ leadDays: 30, unit: 'set' });
  });

  it('that are alike are no clash, however a database orders their keys', () => {
    const mine = { ...base, name: { zh: '椅', en: 'Chair' } };
    const theirs = { ...base, name: { en: 'Chair', zh: '椅' } };
    expect(mergeDrafts(base, mine, theirs).both).toEqual([]);
    expect(changedFields(mine, theirs)).toEqual([]);
  });
});
