import { readMeasure } from './measure.ts';

it.each([
  ['160 cm table', 'table', 1600],
  ['table 160cm', 'table', 1600],
  ['1.6米餐桌', '餐桌', 1600],
  ['1.6米 餐桌', '餐桌', 1600],
  ['1600mm desk', 'desk', 1600],
  ['meja 1,2 m', 'meja', 1200],
  ['desk 120 cm wide', 'desk', 1200],
  ['宽 160厘米 餐桌', '宽 餐桌', 1600],
])('reads the width in %s', (typed, words, width) => {
  expect(readMeasure(typed)).toEqual({ words, width: { from: (width * 9) / 10, to: (width * 11) / 10 } });
});

it.each([
  '160 cm',
  'table 160',
  'FM10023',
  '3-seat sofa',
  'sofa m',
  '2 mirrors',
  '0.1 mm table',
  '99999 m table',
  'x160cm y',
])('leaves %s as it is', (typed) => {
  expect(readMeasure(typed)).toBeUndefined();
});
