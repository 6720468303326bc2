import { joined, literal, loose, withoutOne } from './readings.ts';
import { runsOf } from './terms.ts';

it('takes Chinese words without a gap one by one', () => {
  expect(loose('新中式餐椅')?.terms).toEqual([...'新中式餐椅']);
  expect(loose('sofa')).toBeUndefined();
});

it('asks for something even where nothing was said', () => {
  expect(literal('!!').terms).toEqual(['']);
});

it.each([
  ['purple velvet sofa', ['velvet', 'sofa'], ['velvet sofa', 'sofa', 'velvet']],
  ['red sofa', ['sofa'], ['sofa']],
  ['餐桌椅', [], ['餐桌', '桌椅']],
  ['fm 99999', [], []],
  ['sofa', ['sofa'], []],
  ['便宜 sofa', ['sofa'], ['sofa', '便宜']],
])('leaves a word out of %s', (words, known, left) => {
  expect(withoutOne(words, new Set(known))).toEqual(left);
});

it('asks for at most six, however long the query is', () => {
  expect(withoutOne('一二三四五六七八九十', new Set()).length).toBe(6);
});

it('puts words back together as they are written', () => {
  expect(joined(runsOf('Nora实木 餐桌 X'))).toBe('nora 实木餐桌 x');
});
