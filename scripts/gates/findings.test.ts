import { findings } from './findings.ts';
import type { Gate } from './gate.ts';

const gate = (name: string, check: Gate['check']): Gate => ({ name, promises: '', check });

it('gates look two at a time, and what they found comes in their order', async () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const waits = (name: string) =>
    gate(name, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return [{ says: name }];
    });
  const found = findings([waits('slow'), waits('quick'), waits('next')], '/');
  expect(started).toEqual(['slow', 'quick']);
  ends.get('quick')?.();
  await found[1];
  await Promise.resolve();
  expect(started).toEqual(['slow', 'quick', 'next']);
  ends.get('next')?.();
  ends.get('slow')?.();
  const names = (await Promise.all(found)).map(({ gate: { name }, problems }) => [name, problems[0]?.says]);
  expect(names).toEqual(['slow', 'quick', 'next'].map((name) => [name, name]));
});

it('a gate that throws has failed, and one that only warns has not', async () => {
  const [threw, warned] = await Promise.all(
    findings(
      [
        gate('throws', () => Promise.reject(new Error('no such folder'))),
        gate('warns', () => Promise.resolve([{ says: 'long', warning: true }])),
      ],
      '/',
    ),
  );
  expect(threw).toMatchObject({ failed: 1, problems: [{ says: 'Error: no such folder' }] });
  expect(warned).toMatchObject({ failed: 0, problems: [{ says: 'long' }] });
});
