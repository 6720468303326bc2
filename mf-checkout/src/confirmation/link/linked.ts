import type { Output } from '@mall/contract/operations';

export type Linked = Output<'orderLink.show'>;
