import fc from 'fast-check';
import { hrefOf, readFilters } from './filters.ts';

const read = (address: string) => readFilters(new URL(address, 'https://mall.test').searchParams);

it('what is not understood is as if it were not there', () => {
  expect(read('/design/designCaseItem?room=<script>&style=A&page=-1')).toEqual({
    room: undefined,
    style: undefined,
    page: 1,
  });
});

it('an address says what it was made of', () => {
  const word = fc.option(fc.stringMatching(/^[a-z-]{1,20}$/), { nil: undefined });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 9999 }), (room, style, page) => {
      expect(read(hrefOf({ room, style, page }))).toEqual({ room, style, page });
    }),
  );
});
