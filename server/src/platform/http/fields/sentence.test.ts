import { languages } from '@mall/contract/core/languages';
import { operations, type Operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import { z } from 'zod';
import { breakEach } from '../../../testing/broken-values.ts';
import { samples } from '../../../testing/samples.ts';
import type { World } from '../../../testing/sample-world.ts';
import { InvalidInput } from './problems.ts';
import { inputSentence } from './sentence.ts';
import en from './phrases/en.json' with { type: 'json' };

const names = Object.keys(operations) as OperationName[]; // keys of a const table
// Only the shape of a sample counts here; whatever it takes from the world is a text.
const anywhere = new Proxy({}, { get: () => '1' }) as World;
const schemaOf = (name: OperationName) =>
  z.toJSONSchema(operations[name].input as z.ZodType, { io: 'input', unrepresentable: 'any' }); // the union of all is too large to infer
/** Nothing, too much, too little, and of another kind. */
const broken = ['', 'a\u0001', 'x'.repeat(5000), null, true, -1, 1.5, 1e308, '2001-02-30', [], {}];
const han = /\p{Script=Han}/u;

const refusalOf = (name: OperationName, input: unknown): InvalidInput | undefined => {
  const operation: Operations[OperationName] = operations[name];
  const { error } = operation.input.safeParse(input);
  return error && new InvalidInput(name, error, input);
};
const say = (name: OperationName, input: unknown, language: (typeof languages)[number] = 'en') =>
  inputSentence(refusalOf(name, input), language);

describe('every operation', () => {
  const inputs = (name: OperationName): object[] => {
    const left = Object.fromEntries(
      Object.keys(schemaOf(name).properties ?? {}).map((field) => [field, '1']),
    );
    return [{}, ...breakEach({ ...left, ...samples[name](anywhere) }, broken)];
  };
  /** What can be wrong with an operation's input, each once. */
  const wrongs = (name: OperationName): InvalidInput[] => {
    const each = new Map<string, InvalidInput>();
    for (const input of inputs(name)) {
      const refusal = refusalOf(name, input);
      if (refusal !== undefined) each.set(JSON.stringify(refusal.problems), refusal);
    }
    return [...each.values()];
  };
  const all = names.map((name) => [name, wrongs(name)] as const);

  it('names a field for whatever is wrong', () => {
    const nameless = all.filter(([, refusals]) =>
      refusals.some(({ problems }) => problems.some(({ path }) => path.length === 0)),
    );
    expect(nameless.map(([name]) => name)).toEqual([]);
  });

  it('says it in the language of the caller, and never the same for all', () => {
    const kinds = new Map<string, [OperationName, InvalidInput]>();
    for (const [name, refusals] of all)
      for (const refusal of refusals)
        kinds.set(`${name.split('.')[0]} ${JSON.stringify(refusal.problems[0])}`, [name, refusal]);
    const odd = [...kinds.values()].flatMap(([name, refusal]) => {
      const said = languages.map((language) => inputSentence(refusal, language) ?? '');
      const [zh = '', ...others] = said.map((text) => text.replaceAll(/“[^”]*”/g, '“”'));
      const isPlain =
        new Set(said).size === languages.length &&
        han.test(zh) &&
        !others.some((text) => han.test(text)) &&
        !said.some((text) => /“”|undefined|NaN|\{\{|rule\.|field\./.test(text));
      return isPlain ? [] : [[name, ...said]];
    });
    expect(odd).toEqual([]);
  });
});

/** What only a program writes: a person who reads of it can do nothing but load the page again. */
const ofPrograms: ReadonlySet<string> = new Set(
  `rawId clientExtensionResults authenticatorAttachment response clientDataJSON attestationObject transports ticket
  authenticatorData userHandle exact inStock selection replaces previewHash lineId userId version token need seenBy
  seenQuote withdrawQuote provider settled linkId polygon openings x y wall at hinge swing rotation locked shared
  shareCode activityId templateId again open revision remote channel route good ms phase class withdraw key specType
  onSale sales valueIds on span slot dryRun seenFactor seenEnding only seen found recover leaveOut hash ready part
  publish expected of statementId line after reviewId except what ref inspector verb digest way fileDestroyed paid
  seller show mine rest about seq addressVersion now`.split(/\s+/),
);

it('each field has a name in the words of people, or is written by programs alone', () => {
  const known = new Set(Object.keys(en).map((key) => key.split('.').at(-1)));
  const fields = new Set(names.flatMap((name) => deepFieldsIn(schemaOf(name))));
  for (const language of languages) fields.delete(language);
  const unnamed = [...fields].filter((field) => !known.has(field) && !ofPrograms.has(field));
  // What is expected of who brings a field stands in the failure itself.
  expect(unnamed.map((field) => `${field}: ${whatToAdd(field)}`)).toEqual([]);
  expect([...ofPrograms].filter((field) => known.has(field) || !fields.has(field))).toEqual([]);
});

const whatToAdd = (field: string): string =>
  `add "field.${field}" to each language of server/src/platform/http/fields/phrases, or ${field} to ofPrograms in this test`;

/** The fields of a schema, however deep. */
const deepFieldsIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, inner]) => [
        ...(key === 'properties' ? Object.keys(Object(inner)) : []),
        ...deepFieldsIn(inner),
      ])
    : [];

it.each<[OperationName, object, string]>([
  ['member.saveProfile', { name: ' ' }, 'Please fill in “Name”'],
  ['member.saveProfile', { name: 'x'.repeat(21) }, '“Name” takes at most 20 characters'],
  ['member.saveProfile', { name: 'a\u0001' }, '“Name” has characters that cannot be saved'],
  ['member.saveProfile', { birthday: '2001-02-30' }, '“Birthday” is not a date of the calendar'],
  ['member.saveProfile', { email: 'lin' }, '“E-mail” is not an e-mail address'],
  ['member.saveProfile', { sex: 7 }, '“Sex” must be at most 2'],
  ['cart.add', { skuId: '1', qty: 'two' }, '“Quantity” must be a whole number'],
  ['cart.add', {}, 'Please fill in “Variant”. Please fill in “Quantity”'],
  [
    'session.accountLogin',
    { mobile: '1', password: 'demo1234' },
    '“Mobile number” is not right, please check it',
  ],
  ['mallReconciliation.reopen', { id: '1', lines: [] }, 'Please fill in “Lines”'],
  [
    'order.evaluate',
    { orderId: '1', lines: [{ lineId: '1', text: 'Fine', score: 9 }] },
    '“Lines 1 › Stars” must be at most 5',
  ],
  ['product.list', { priceMin: -1 }, '“Lowest price” is too low'],
  ['order.list', { range: 'decade' }, '“Period” is none of the choices'],
])('%s with %j: %s', (name, input, said) => expect(say(name, input)).toBe(said));

it('a problem of the whole input leaves the sentence to the general one', () => {
  const { error } = z.object({}).safeParse('x');
  if (error === undefined) throw new Error('a text is no object');
  expect(inputSentence(new InvalidInput('cart.add', error, 'x'), 'en')).toBeUndefined();
});

it('of ten thousand wrong items three are said, and the others are not looked at', () => {
  const refusal = refusalOf('cart.add', {});
  let looks = 0;
  const problem = (_: unknown, at: number) => ({
    rule: 'wrong',
    get path() {
      looks += 1;
      return ['ids', at];
    },
  });
  Object.assign(refusal ?? {}, { problems: Array.from({ length: 10_000 }, problem) });
  expect(inputSentence(refusal, 'en')?.split('. ')).toHaveLength(3);
  expect(looks).toBeLessThan(20);
});
