import type { Item, Output } from '@mall/contract/operations';

/** What the page of conversations is told by the office it is in. */
export type TalkDesk = {
  /** The operations of a shop, or of the mall. */
  readonly of: 'shopTalk' | 'mallTalk';
  /** Under which a user's views of the list are saved. */
  readonly page: 'seller.talk' | 'operator.talk';
  readonly streamPath: '/api/shop/talkStream' | '/api/platform/talkStream';
  readonly mayEditHours: boolean;
  readonly productPath: (id: string) => string;
  /** Where an order is, for who may see orders. */
  readonly orderPath: ((id: string) => string) | undefined;
};

export type Conversation = Item<'shopTalk.list'>;
export type Message = Output<'shopTalk.show'>['messages'][number];
export type AtDesk = Output<'shopTalk.desk'>;
