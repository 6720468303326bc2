import type { operatorWire } from '@mall/contract/core/wire.operator';
import type { Samples } from './sample-world.ts';

export type ApplicationName = Extract<keyof typeof operatorWire, `mallApplication.${string}`>;

/** Inputs of the operations on applications of merchants. */
export const mallApplicationSamples: Samples<ApplicationName> = {
  'mallApplication.list': () => ({ state: 'talk', keyword: 'oak' }),
  'mallApplication.detail': () => ({ id: 'nobody-applied' }),
  'mallApplication.reveal': () => ({ id: 'nobody-applied', what: 'mobile' }),
  'mallApplication.note': () => ({ id: 'nobody-applied', text: 'Called, nobody answered' }),
  'mallApplication.talk': () => ({ id: 'nobody-applied', version: 1 }),
  'mallApplication.accept': () => ({ id: 'nobody-applied', version: 1, code: 'OAK2027', name: '橡木' }),
  'mallApplication.refuse': () => ({ id: 'nobody-applied', version: 1, reason: 'No licence' }),
};
