import { asMade, isAllowed } from '@mall/contract/catalog/package';
import fc from 'fast-check';
import {
  changedSlots,
  type ChoiceSlot,
  readChoice,
  sentChoice,
  skusIn,
  withPiece,
  withSlot,
  writeChoice,
} from './package-choice.ts';

const option = (skuId: string, isDefault = false, available = true) => ({ skuId, isDefault, available });
const slots: readonly ChoiceSlot[] = [
  { key: 'sofa', min: 1, max: 1, options: [option('10', true), option('11'), option('12', false, false)] },
  { key: 'rug', min: 0, max: 1, options: [option('20', true), option('21')] },
  { key: 'art', min: 1, max: 2, options: [option('30', true), option('31'), option('32')] },
];

describe('the choice of an address', () => {
  it('is the package as made when it says nothing or nonsense', () => {
    for (const text of [
      null,
      '',
      'sofa',
      'sofa*99',
      'door*10',
      '*',
      'sofa*10*4',
      ',,,',
      'art*30,art*31,art*32',
    ])
      expect(readChoice(slots, text)).toEqual(asMade(slots));
  });

  it('keeps a place empty only where it may be', () => {
    expect(skusIn(readChoice(slots, 'rug*0'), 'rug')).toEqual([]);
    expect(skusIn(readChoice(slots, 'sofa*0'), 'sofa')).toEqual(['10']);
  });

  it('keeps what has sold out since the link was made, so that the page can say so', () => {
    expect(skusIn(readChoice(slots, 'sofa*12'), 'sofa')).toEqual(['12']);
  });

  it('says only what differs, and nothing for the package as made', () => {
    expect(writeChoice(slots, asMade(slots))).toBeUndefined();
    expect(writeChoice(slots, withSlot(asMade(slots), 'rug', []))).toBe('rug*0');
    expect(changedSlots(slots, withSlot(asMade(slots), 'sofa', ['11']))).toEqual(['sofa']);
  });

  it('comes back as it was written, whatever was clicked, and is always allowed', () => {
    const click = fc.oneof(
      ...slots.flatMap((slot) => slot.options.map(({ skuId }) => fc.constant({ slot, skuId }))),
    );
    fc.assert(
      fc.property(fc.array(click, { maxLength: 12 }), (clicks) => {
        const chosen = clicks.reduce((now, { slot, skuId }) => withPiece(now, slot, skuId), asMade(slots));
        expect(isAllowed(slots, chosen)).toBe(true);
        const back = readChoice(slots, writeChoice(slots, chosen) ?? null);
        expect(sentChoice(slots, back)).toEqual(sentChoice(slots, chosen));
      }),
    );
  });
});

describe('what is sent', () => {
  it('is nothing while a place that must be filled is empty', () => {
    expect(sentChoice(slots, withSlot(asMade(slots), 'sofa', []))).toBeUndefined();
  });
});
