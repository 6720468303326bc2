import { goodsProblems } from '@mall/contract/seller/goods-problems';
import { check, known, outcomes, rowsIn, seller, sheetOf, standing } from '../../../testing/product-sheet.ts';
import { checkGoods } from './check.ts';
import { readList } from './named-list.ts';

describe('a cell that names several', () => {
  const styled = standing({}, { styles: ['nordic', 'rococo'], materials: ['linen'], influencer: true });

  it.each([
    [
      'in any language, as often as they like',
      { styles: '现代、makabago，NORDIC\nrococo' },
      'Styles',
      ['modern', 'nordic', 'rococo'],
    ],
    ['and leaves out what it had', { styles: 'Modern' }, 'Styles', ['modern']],
    ['by its key', { styles: 'modern, rococo' }, 'Styles', ['modern', 'rococo']],
    ['and takes all out with a dash', { styles: '—' }, 'Styles', []],
  ] as const)('names them %s', (_what, over, title, styles) => {
    const checked = check([over], styled);
    expect(outcomes(checked)[0]).toEqual(['changed', title]);
    expect(checked.ready[0]?.content).toEqual({ styles });
  });

  it('takes all out of a variant’s product alone where it says so: an empty one changes nothing', () => {
    expect(check([{ styles: '', materials: '', labels: '' }], styled)).toMatchObject({ same: 1 });
    expect(check([{ styles: 'Rococo, nordic', labels: '网红馆, new' }], styled)).toMatchObject({ same: 1 });
    expect(check([{ styles: '-' }], standing())).toMatchObject({ same: 1 });
  });

  it('names once what its product has twice', () => {
    const twice = standing({}, { styles: ['modern', 'nordic', 'modern'] });
    expect(check([{ styles: '北欧, 现代' }], twice)).toMatchObject({ same: 1, ready: [] });
  });

  it('says which labels it has, and no other', () => {
    const checked = check([{ labels: 'Made to measure, Bago' }], styled);
    expect(outcomes(checked)[0]).toEqual(['changed', 'Labels']);
    expect(checked.ready[0]?.content).toEqual({ influencer: false, custom: true });
  });

  it.each([
    ['a style', { styles: 'Modern, Brutal' }, 'Styles', 'notChoice', { text: 'Brutal' }],
    ['a hidden one that it has not', { styles: 'Rococo' }, 'Styles', 'notChoice', { text: 'Rococo' }],
    ['a dash among others', { materials: '-, 橡木' }, 'Materials', 'notChoice', { text: '-' }],
    ['commas alone', { materials: ', ,' }, 'Materials', 'notChoice', { text: ', ,' }],
    ['what the mall alone says', { labels: 'New, Hot' }, 'Labels', 'notChoice', { text: 'Hot' }],
  ] as const)('is refused where there is no such thing: %s', (_what, over, column, problem, detail) => {
    expect(check([over]).problems).toEqual([{ row: 2, column, problem, detail }]);
  });

  it('is refused beyond what a product may have', () => {
    const many = Array.from({ length: 21 }, (_, at) => ({
      key: `s${at}`,
      name: { en: `S${at}` },
      hidden: false,
    }));
    const product = standing();
    const all = { ...known(product), texts: { ...known(product).texts, styles: many } };
    const rows = rowsIn(product).map((row) => ({ ...row, styles: many.map(({ key }) => key).join() }));
    expect(checkGoods(sheetOf(rows), all, seller, goodsProblems).problems[0]).toMatchObject({
      problem: 'tooManyNames',
      detail: { max: 20 },
    });
  });

  it('is refused unread where it is as long as a cell can be', () => {
    const { styles } = known(standing()).texts;
    const answer = { keys: [], unknown: undefined, isTooMany: true };
    expect(readList('Modern,'.repeat(4000), styles, [])).toEqual(answer);
    expect(readList('a,'.repeat(16_000), styles, [])).toEqual(answer);
  });

  it('is compared with each name of a choice once for all rows', () => {
    let read = 0;
    const name = {
      get en() {
        read += 1;
        return 'Modern';
      },
    };
    const all = [{ key: 'modern', name, hidden: false }];
    for (let row = 0; row < 100; row += 1)
      expect(readList('Modern, MODERN', all, []).keys).toEqual(['modern']);
    expect(read).toBe(1);
  });
});
