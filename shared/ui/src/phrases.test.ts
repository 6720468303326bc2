import en from './phrases/en.json' with { type: 'json' };
import fili from './phrases/fili.json' with { type: 'json' };
import indo from './phrases/indo.json' with { type: 'json' };
import zh from './phrases/zh.json' with { type: 'json' };

const flat = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const slots = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map((found) => found[1] ?? '').sort((a, b) => a.localeCompare(b));

it.each([
  ['en', en],
  ['indo', indo],
  ['fili', fili],
])('%s says all that zh says, with the same gaps to fill', (_code, tree) => {
  const said = new Map(flat(tree));
  const source = flat(zh);
  expect([...said.keys()].sort()).toEqual(source.map(([key]) => key).sort());
  for (const [key, text] of source)
    expect({ key, slots: slots(said.get(key) ?? '') }).toEqual({ key, slots: slots(text) });
});
