const asked = async (block: string | undefined, addresses: readonly string[]): Promise<boolean[]> => {
  jest.resetModules();
  document.head.innerHTML = '';
  if (block !== undefined) {
    const boot = document.createElement('script');
    boot.id = 'boot';
    boot.type = 'application/json';
    boot.textContent = block;
    document.head.append(boot);
  }
  const { opens } = await import('./opens.ts');
  return addresses.map(opens);
};

const page = JSON.stringify({
  remotes: [
    { closed: false, routes: [{ path: '/cart' }, { path: '/product' }] },
    { closed: true, routes: [{ path: '/receiveCoupon' }] },
    { name: 'a remote without screens' },
    null,
  ],
});

describe('an address opens', () => {
  it('when an open remote declares its path, whatever is asked of it', async () => {
    expect(await asked(page, ['/cart', '/product?productId=1', '/cart#lines'])).toEqual([true, true, true]);
  });

  it('not when its remote is closed or nobody declares it', async () => {
    expect(await asked(page, ['/receiveCoupon', '/elsewhere', '/car'])).toEqual([false, false, false]);
  });

  it.each([
    ['no block', undefined],
    ['an empty one', ''],
    ['one of another kind', '{}'],
    ['a list', '[]'],
  ])('in doubt, where the page has %s', async (_what, block) => {
    expect(await asked(block, ['/elsewhere'])).toEqual([true]);
  });
});
