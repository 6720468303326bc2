import fc from 'fast-check';
import { legalBlocks } from './legal.ts';

it.each([
  ['', []],
  ['\n \n', []],
  ['One.\r\nTwo.', [{ kind: 'paragraph', text: 'One.\nTwo.' }]],
  [
    'One.\n\nTwo.',
    [
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two.' },
    ],
  ],
  [
    '## Returns\nSeven days.\n- unused\n- complete\nNothing else.',
    [
      { kind: 'heading', text: 'Returns' },
      { kind: 'paragraph', text: 'Seven days.' },
      { kind: 'list', items: ['unused', 'complete'] },
      { kind: 'paragraph', text: 'Nothing else.' },
    ],
  ],
  [
    '- one\n\n- two',
    [
      { kind: 'list', items: ['one'] },
      { kind: 'list', items: ['two'] },
    ],
  ],
  ['# 1 of 2 <b>', [{ kind: 'paragraph', text: '# 1 of 2 <b>' }]],
])('reads %j', (typed, blocks) => {
  expect(legalBlocks(typed)).toEqual(blocks);
});

it('keeps every word of any text, in its order', () => {
  const line = fc.constantFrom('', '## Head', '- item', 'words here', '##', '-', '  more  ');
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const words = legalBlocks(lines.join('\n')).flatMap((block) =>
        block.kind === 'list' ? block.items : block.text.split('\n'),
      );
      expect(words).toEqual(
        lines.map((each) => each.trim().replace(/^(## |- )/, '')).filter((each) => each !== ''),
      );
    }),
  );
});
