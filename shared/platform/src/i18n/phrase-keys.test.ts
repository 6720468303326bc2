import type { FlatNamespace, ParseKeys } from 'i18next';

type IsKey<Key extends string, Namespace extends FlatNamespace> =
  Key extends ParseKeys<Namespace> ? true : false;

// The compiler is the test: where a namespace loses its type, every text is a key.
it('only a key of zh.json compiles as a key', () => {
  const wrong: readonly [
    IsKey<'no.such.key', 'catalog'>,
    IsKey<'no.such.key', 'checkout'>,
    IsKey<'no.such.key', 'member'>,
    IsKey<'no.such.key', 'seller'>,
    IsKey<'no.such.key', 'promotion'>,
    IsKey<'no.such.key', 'shell'>,
    IsKey<'no.such.key', 'compose'>,
    IsKey<'no.such.key', 'common'>,
    IsKey<'no.such.key', 'ui'>,
  ] = [false, false, false, false, false, false, false, false, false];
  const right: IsKey<'cart.title', 'checkout'> = true;
  expect([...wrong, right].filter(Boolean)).toEqual([true]);
});
