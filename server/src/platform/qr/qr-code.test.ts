import { createQrCodes } from './qr-code.ts';

const counted = () => {
  const drawn: string[] = [];
  const codes = createQrCodes((address) => {
    drawn.push(address);
    return address.endsWith('broken')
      ? Promise.reject(new Error('not drawn'))
      : Promise.resolve({ url: address, png: '', svg: '' });
  });
  return { codes, drawn };
};

describe('QR codes', () => {
  it('are drawn once, also when two ask at the same time', async () => {
    const { codes, drawn } = counted();
    await Promise.all([codes.of('/a'), codes.of('/a')]);
    await codes.of('/a');
    expect(drawn).toEqual(['/a']);
    expect([codes.has('/a'), codes.has('/b')]).toEqual([true, false]);
  });

  it('are kept up to a bound, the one that was not asked for longest out first', async () => {
    const { codes } = counted();
    await codes.of('/first');
    await codes.of('/second');
    for (let n = 0; n < 298; n++) await codes.of(`/${n}`);
    await codes.of('/first');
    await codes.of('/one-more');
    expect([codes.has('/first'), codes.has('/second')]).toEqual([true, false]);
  });

  it('are not kept when they could not be drawn', async () => {
    const { codes, drawn } = counted();
    await expect(codes.of('/broken')).rejects.toThrow('not drawn');
    await expect(codes.of('/broken')).rejects.toThrow('not drawn');
    expect(drawn).toHaveLength(2);
  });
});
