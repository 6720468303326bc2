// What both offices show of one delivery; `list/` has all of them.
export { DeliveryActions } from './DeliveryActions.tsx';
export { DeliveryCards } from './DeliveryCards.tsx';
export { DeliveryNote } from './DeliveryNote.tsx';
export { DeliveryMarks } from './DeliveryMarks.tsx';
export { DeliveryState } from './DeliveryState.tsx';
export { DeliveryDesk, type Desk } from './desk.ts';
export { RiskBadge } from './RiskBadge.tsx';
export * from './status.ts';
export { Tag } from './Tag.ts';
export { useMoving } from './useMoving.tsx';
