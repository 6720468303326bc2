export { changeBoost } from './boosts/change-boost.ts';
export { closeActivity as closeBoost } from './boosts/close.ts';
export { nameDevice } from './boosts/device.ts';
export { lockBoost, type PlannedBoost } from './boosts/planned.queries.ts';
export { discardBoostDraft, saveBoostDraft, scheduleBoost } from './boosts/save-draft.ts';

export { campaigns } from './campaigns.ts';
export { cameOfBoost, cameOfSale } from './figures.queries.ts';

export { changeSale } from './seckill/change-sale.ts';
export { lockPlanned as lockSale } from './seckill/planned-draft.queries.ts';
export { closeActivity as closeSale } from './seckill/publish.ts';
export { noteSale } from './seckill/note.ts';
export { isOwnSku } from './seckill/planned.queries.ts';
export {
  discardSeckillDraft,
  saveSeckillDraft,
  scheduleSeckill,
} from './seckill/save-draft.ts';
