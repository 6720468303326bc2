import type { OperationName } from './wire.ts';

/** Operations that answer as long as somebody listens, with server-sent events: they are no call that ends. */
const streams: readonly OperationName[] = ['talk.stream', 'shopTalk.stream', 'mallTalk.stream'];
export const isStream = (name: OperationName): boolean => streams.includes(name);
