import { conflicts } from './conflicts.ts';
import { sampleDeclaration } from './sample.ts';

const title = { zh: '一', en: 'one', indo: 'satu', fili: 'isa' };
const route = (id: string, path: string) => ({ id, path, layout: 'public' as const, title });
const other = sampleDeclaration({
  name: 'mf_member',
  i18n: 'member',
  routes: [route('member.orders', '/userCenter/order')],
});

it('finds nothing where nothing collides', () => {
  expect(conflicts([sampleDeclaration(), other])).toEqual([]);
});

it.each([
  [
    'two owners of a path',
    { routes: [route('member.home', '/homeIndex')] },
    'path /homeIndex is declared twice',
  ],
  [
    'two routes of one id',
    { routes: [route('catalog.home', '/else')] },
    'route id catalog.home is declared twice',
  ],
  ['shared phrases', { i18n: 'catalog' }, 'phrases catalog is declared twice'],
  [
    'a name that begins with another',
    { name: 'mf_catalogue' as const },
    'mf_catalogue begins with mf_catalog',
  ],
  [
    'a parent that nobody has',
    { routes: [{ ...route('member.a', '/a'), parent: 'member.center' }] },
    'member.a: no parent member.center',
  ],
  [
    'a menu to nowhere',
    { nav: [{ surface: 'member' as const, group: 'a', order: 1, label: title, routeId: 'member.none' }] },
    'mf_member: menu to unknown route member.none',
  ],
  [
    'a menu marked on a page that nobody has',
    {
      routes: [route('member.a', '/a')],
      nav: [
        {
          surface: 'member' as const,
          group: 'a',
          order: 1,
          label: title,
          routeId: 'member.a',
          below: ['/a', '/b'],
        },
      ],
    },
    'mf_member: menu marked on unknown page /b',
  ],
])('names %s', (_what, over, problem) => {
  expect(conflicts([sampleDeclaration(), { ...other, ...over }])).toContain(problem);
});

it('allows two majors of a service side by side, not two of the same', () => {
  const services = [
    { id: 'cart', version: '1.2.0' },
    { id: 'cart', version: '2.0.0' },
  ];
  expect(conflicts([{ ...other, services }])).toEqual([]);
  const clash = { ...sampleDeclaration(), services: [{ id: 'cart', version: '1.9.0' }] };
  expect(conflicts([{ ...other, services }, clash])).toEqual(['service cart@1 is declared twice']);
});
