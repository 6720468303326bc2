import { minutesOf, promises, timeOf } from './hours.ts';

it('writes and reads the times of a day', () => {
  expect([0, 540, 1439, 1440].map(timeOf)).toEqual(['00:00', '09:00', '23:59', '00:00']);
  expect(['09:30', '23:59', ''].map(minutesOf)).toEqual([570, 1439, 0]);
});

it('offers the promise that is kept now among the usual ones', () => {
  expect(promises({ least: 20, most: 500 }, 45)).toEqual([30, 45, 60, 120, 240, 480]);
});
