import { mock } from 'node:test';
import { clock } from './clock.ts';

const hour = 3_600_000;
let passed: number;

beforeEach(() => {
  passed = 1000;
  mock.method(performance, 'now', () => passed);
  clock.learn(hour, passed);
});
afterEach(() => mock.restoreAll());

it("is the database's, and moves on when somebody sets this machine's", () => {
  expect(clock.nowMs()).toBe(hour);
  mock.method(Date, 'now', () => 0);
  passed += 25;
  expect(clock.now()).toEqual(new Date(hour + 25));
});

it('counts half the way of an answer', () => {
  passed += 200;
  clock.learn(2 * hour, passed - 200);
  expect(clock.nowMs()).toBe(2 * hour + 100);
});

it.each([
  ['was long under way', 2 * hour, 1000],
  ['differs by no more than its way explains', hour + 150, 200],
])('is not moved by an answer that %s', (_what, told, way) => {
  passed += way;
  clock.learn(told, passed - way);
  expect(clock.nowMs()).toBe(hour + way);
});
