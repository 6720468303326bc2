import { createKeyReader } from './office-keys.ts';

const goKeys = { o: { to: '/orders' } };

describe('the keys of the office', () => {
  it('lead somewhere after G, within a moment', () => {
    let now = 0;
    const read = createKeyReader(goKeys, () => now);
    expect(read('g')).toBeUndefined();
    expect(read('O')).toEqual({ go: '/orders' });
    expect(read('o')).toBeUndefined();
    read('g');
    now = 2000;
    expect(read('o')).toBeUndefined();
  });

  it('mean what they mean after G and a letter that leads nowhere', () => {
    const read = createKeyReader(goKeys, () => 0);
    read('g');
    expect(read('?')).toBe('keys');
    expect(read('c')).toBe('add');
    expect(read('x')).toBeUndefined();
  });
});
