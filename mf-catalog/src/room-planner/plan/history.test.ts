import { begun, did, redone, settled, undone } from './history.ts';

it('goes back and forth', () => {
  const three = did(did(begun(1), 2), 3);
  expect(undone(three).present).toBe(2);
  expect(redone(undone(three)).present).toBe(3);
  expect(undone(undone(undone(three))).present).toBe(1);
});

it('forgets what was taken back once something else is done', () => {
  expect(redone(did(undone(did(begun(1), 2)), 5)).present).toBe(5);
});

it('takes back a drag as a whole, and the next drag for itself', () => {
  const dragged = did(did(did(begun(1), 2, 'drag'), 3, 'drag'), 4, 'drag');
  expect(undone(dragged).present).toBe(1);
  expect(undone(did(settled(dragged), 9, 'drag')).present).toBe(4);
});

it('does not count what changes nothing', () => {
  const history = begun({ a: 1 });
  expect(did(history, history.present)).toBe(history);
});
