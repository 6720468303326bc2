import { moves } from '@mall/registry';
import { sampleDocument, sampleVersion } from '@mall/registry/sample';
import { readLine } from './lines.ts';

const name = 'mf_catalog';
const author = { by: 'Lin', at: '2026-11-26T08:00:00.000Z', reason: 'because' };
const read = (document: ReturnType<typeof sampleDocument>) => {
  const [line] = document.history.slice(-1);
  return line && readLine(line);
};

it('reads what every move of the registry writes', () => {
  const found = sampleVersion('2.2.0');
  const canary = moves.canaried(sampleDocument(), { name, version: '2.1.0', percent: 2.5 }, author);
  const promoted = moves.promoted(canary, { name }, author);
  expect(read(moves.published(sampleDocument(), { name, version: '2.2.0', found }, author))).toMatchObject({
    remote: name,
    step: 'published',
    version: '2.2.0',
    by: 'Lin',
    reason: 'because',
  });
  expect(read(canary)).toMatchObject({ step: 'canary', version: '2.1.0', percent: 2.5 });
  expect(read(promoted)).toMatchObject({ step: 'promoted', from: '2.0.0', version: '2.1.0' });
  expect(read(moves.rolledBack(canary, { name }, author))).toMatchObject({
    step: 'takenBack',
    version: '2.1.0',
    percent: 2.5,
  });
  expect(read(moves.rolledBack(promoted, { name }, author))).toMatchObject({
    step: 'rolledBack',
    from: '2.1.0',
    version: '2.0.0',
  });
  const closed = moves.disabled(sampleDocument(), { name }, author);
  expect(read(closed)).toMatchObject({ step: 'closed', version: '', percent: null });
  expect(read(moves.enabled(closed, { name }, author))).toMatchObject({ step: 'opened' });
  const pinned = moves.pinned(sampleDocument(), { name, shopCode: 'DEMO88', version: '1.9.0' }, author);
  expect(read(pinned)).toMatchObject({ step: 'pinned', shopCode: 'DEMO88', version: '1.9.0' });
  expect(read(moves.pinned(pinned, { name, shopCode: 'DEMO88', version: null }, author))).toMatchObject({
    step: 'unpinned',
    shopCode: 'DEMO88',
  });
});

it('leaves what it does not know as it stands', () => {
  expect(read(moves.lineageBegun(sampleDocument(), { lineage: 'x' }, author))).toMatchObject({
    remote: '',
    step: 'other',
    says: 'a new lineage begun',
  });
});
