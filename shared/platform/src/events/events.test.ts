import { events } from './events.ts';

describe('events', () => {
  it('tell a late listener the last state, but not a past happening', () => {
    const heard: unknown[] = [];
    events.emit('cart/changed', { count: 3 });
    events.emit('order/placed', { orderId: 'o1' });
    events.on('cart/changed', (fact) => heard.push(fact));
    events.on('order/placed', (fact) => heard.push(fact));
    expect(heard).toEqual([{ count: 3 }]);
  });

  it('stop when asked to', () => {
    const heard: unknown[] = [];
    const stop = events.on('message/read', (fact) => heard.push(fact));
    stop();
    events.emit('message/read', { unread: 1 });
    expect(heard).toEqual([]);
  });
});
