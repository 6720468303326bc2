/** The units in which products are sold, which every mall begins with (decision 113). */
const units = [
  { key: 'piece', name: { zh: '件', en: 'piece', indo: 'buah', fili: 'piraso' } },
  { key: 'item', name: { zh: '个', en: 'item', indo: 'item', fili: 'item' } },
  { key: 'unit', name: { zh: '台', en: 'unit', indo: 'unit', fili: 'yunit' } },
  { key: 'sheet', name: { zh: '张', en: 'sheet', indo: 'lembar', fili: 'pilyego' } },
  { key: 'set', name: { zh: '套', en: 'set', indo: 'set', fili: 'set' } },
  { key: 'box', name: { zh: '箱', en: 'box', indo: 'kotak', fili: 'kahon' } },
  { key: 'metre', name: { zh: '米', en: 'metre', indo: 'meter', fili: 'metro' } },
  { key: 'squareMetre', name: { zh: '平方米', en: 'm²', indo: 'm²', fili: 'm²' } },
  { key: 'pair', name: { zh: '对', en: 'pair', indo: 'pasang', fili: 'pares' } },
] as const;

/** Units are attributes as styles are; no listing has a bit for one. `squareMetre` was a key before there were rows. */
export const statements: readonly string[] = [
  // Every product is read for its unit.
  `set local statement_timeout = 0`,
  `alter table attributes drop constraint attributes_kind_check, drop constraint attributes_key_check, drop constraint attributes_colour,
    add constraint attributes_kind_check check (kind in ('style', 'material', 'colour', 'unit')),
    add constraint attributes_key_check check (key ~ '^[a-z][A-Za-z0-9-]{0,39}$'),
    add constraint attributes_colour check ((kind = 'colour') = (colour is not null) and (kind in ('colour', 'unit')) = (bit is null))`,
  `insert into attributes (kind, key, name, sort) values ${units
    .map(({ key, name }, sort) => `('unit', '${key}', '${JSON.stringify(name)}', ${sort})`)
    .join(', ')}`,
  // What an importer wrote that is none of them becomes one, under the name that it had.
  `insert into attributes (kind, key, name, sort)
    select 'unit', 'was-' || row_number() over (order by unit), jsonb_build_object('zh', unit), 100 + row_number() over (order by unit)
    from (select distinct unit from products) p where not exists (select from attributes a where a.kind = 'unit' and a.key = p.unit)`,
  `update products p set unit = a.key from attributes a where a.kind = 'unit' and a.key like 'was-%' and a.name ->> 'zh' = p.unit`,
];
