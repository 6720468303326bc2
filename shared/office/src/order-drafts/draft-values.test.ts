import { contentOf, draftProblems, emptyDraft, readDiscount, readQty } from './draft-values.ts';

describe('what was typed', () => {
  it.each([
    ['', 0],
    ['7.5', 750],
    ['7,5', 750],
    ['50', 5000],
    ['50.01', undefined],
    ['-1', undefined],
    ['many', undefined],
  ])('a discount of “%s” is %s basis points', (typed, points) => expect(readDiscount(typed)).toBe(points));

  it.each(['0', '1000', '1.5', ''])('“%s” is no quantity', (typed) => expect(readQty(typed)).toBeUndefined());

  it('names what is wrong, field by field, and sends the rest as it is', () => {
    expect(draftProblems({ ...emptyDraft, discount: '5', phone: '12', provinceId: '11' })).toEqual({
      reason: 'reason',
      phone: 'phone',
      districtId: 'region',
    });
    expect(contentOf({ ...emptyDraft, discount: '2.5', reason: 'r' })).toMatchObject({
      discountBps: 250,
      lines: [],
    });
  });
});
