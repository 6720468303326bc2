import { createKeyReader, goKeys } from './office-keys.ts';

describe('the keys of the office', () => {
  it('lead somewhere after G, within a moment', () => {
    let now = 0;
    const read = createKeyReader(() => now);
    expect(read('g')).toBeUndefined();
    expect(read('O')).toEqual({ go: goKeys.o });
    expect(read('o')).toBeUndefined();
    read('g');
    now = 2000;
    expect(read('o')).toBeUndefined();
  });

  it('mean what they mean after G and a letter that leads nowhere', () => {
    const read = createKeyReader(() => 0);
    read('g');
    expect(read('?')).toBe('keys');
    expect(read('c')).toBe('add');
    expect(read('x')).toBeUndefined();
  });
});
