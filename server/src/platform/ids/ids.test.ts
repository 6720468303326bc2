import { mock } from 'node:test';
import { clock } from '../clock/clock.ts';
import { idOfTime, newId } from './ids.ts';

afterEach(() => mock.restoreAll());

const many = () => Array.from({ length: 20_000 }, () => newId());

describe('an id', () => {
  it('is a UUID of version 7 that tells its millisecond', () => {
    const before = Date.now();
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(msOf(newId())).toBeGreaterThanOrEqual(before);
    expect(msOf(idOfTime(1_700_000_000_000))).toBe(1_700_000_000_000);
  });

  it('sorts after all that were made before it, however many a millisecond holds', () => {
    const at = Date.now() + 60_000;
    mock.method(clock, 'nowMs', () => at);
    const ids = many();
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sorts so when the clock is set back', () => {
    const at = Date.now() + 120_000;
    let reads = 0;
    mock.method(clock, 'nowMs', () => (reads++ === 0 ? at : at - 5000));
    const ids = many();
    expect(ids.toSorted()).toEqual(ids);
  });
});

const msOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
