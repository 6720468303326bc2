import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyWithPseudo, pseudo } from './copy.ts';
import { pseudoText } from './pseudo.ts';

type Gates = typeof import('../gates/phrases.ts');
type Malls = typeof import('../../server/src/testing/mall-process.ts');
type Messages = typeof import('../../server/src/platform/notifications/render-message.ts');
type Changes = typeof import('../../server/src/platform/audit/describe-change.ts');

let copy: string;
beforeAll(() => {
  copy = copyWithPseudo();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A module of the copy, which has the language. */
const ours = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(join(copy, file)).href)) as Module; // the type of the same file here

const problems = async (): Promise<{ file?: string; says: string }[]> =>
  (await ours<Gates>('scripts/gates/phrases.ts')).phrases.check(copy);

it('a pseudo-language is longer and keeps what is filled in', () => {
  expect(pseudoText('Order {{no}} is <1>placed</1>')).toBe('Ördér {{no}} ís <1>pláçéd</1>·········');
});

describe('a language that was added by adding files', () => {
  it('is complete for the gate', async () => {
    expect(await problems()).toEqual([]);
  });

  it('is told what is missing, and nothing else', async () => {
    const file = 'server/src/platform/http/phrases/pseudo.json';
    const whole = readFileSync(join(copy, file), 'utf8');
    const { 'cart.full': _left, ...rest } = JSON.parse(whole) as Record<string, string>; // a flat file of texts
    writeFileSync(join(copy, file), JSON.stringify(rest));
    const screen = 'mf-checkout/src/phrases/pseudo.json';
    const phrases = readFileSync(join(copy, screen), 'utf8');
    rmSync(join(copy, screen));
    try {
      expect(await problems()).toEqual([
        { file: screen, says: expect.stringContaining('is missing: every language is complete') },
        { file, says: 'lacks cart.full, which zh has. Translate it.' },
      ]);
    } finally {
      writeFileSync(join(copy, file), whole);
      writeFileSync(join(copy, screen), phrases);
    }
  });

  it('is what messages and changes are told in', async () => {
    const { renderMessage } = await ours<Messages>('server/src/platform/notifications/render-message.ts');
    const { titleOf, changesOf } = await ours<Changes>('server/src/platform/audit/describe-change.ts');
    const language = pseudo as 'en'; // a language of the copy only
    const params = { no: 'N1', amount: 12_000, date: '2026-11-20T00:00:00Z' };
    const { title, body } = renderMessage('order.paid', 'member', params, language);
    expect(title).toBe(pseudoText('Payment received'));
    expect(body).toMatch(/^Wé réçéívéd .*120\.00 för ördér N1\. .*2026.*·$/);
    expect(titleOf('order.ship', language)).toBe(pseudoText('Order shipped'));
    expect(changesOf({ old: { urgent: false }, new: { urgent: true } }, language)).toEqual([
      { field: pseudoText('Urgent'), old: pseudoText('no'), new: pseudoText('yes') },
    ]);
  });

  it('is what the server refuses in', async () => {
    const { runMall } = await ours<Malls>('server/src/testing/mall-process.ts');
    const mall = await runMall({ DATA_DIR: join(copy, 'data') });
    try {
      await mall.ready();
      const reply = await fetch(`${mall.url}/api/cart/getCart`, { headers: { 'x-locale': pseudo } });
      expect(await reply.json()).toMatchObject({ msg: expect.stringMatching(/[áéíöü].*·$/) });
    } finally {
      await mall.stop();
    }
  }, 60_000);
});
