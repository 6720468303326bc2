import type { Input } from '../../shared/contract/src/operations.ts';
import { listChanges } from '../../server/src/platform/audit/service.ts';
import * as overview from '../../server/src/seller/dashboard/service.ts';
import { ofShop } from '../../server/src/seller/drafts/core/author.ts';
import { createDraftService } from '../../server/src/seller/drafts/core/service.ts';
import { createAnswers } from '../../server/src/platform/http/answers.ts';
import type { Db } from '../../server/src/platform/db/open.ts';
import type { Staff } from '../../server/src/platform/http/caller.ts';
import { createMessageService } from '../../server/src/platform/notifications/service.ts';
import { goodsKind } from '../../server/src/seller/drafts/products/kind.ts';
import { jobPage } from '../../server/src/seller/jobs/rows.queries.ts';
import { peoplePage } from '../../server/src/seller/staff/queries.ts';
import { createWantOffice } from '../../server/src/trade/purchase-requests/office-service.ts';
import { askEach, type Question } from './ask-each.ts';
import { manyOrders } from './many-orders.ts';
import { ownerOf } from './owner.ts';
import type { Section } from './report.ts';

/** The target for a page of the office until its rows are there, milliseconds. */
const target = 100;

const page = { page: 1, size: 20 };

/** The first requests of the overview. */
const overviewOf = (caller: Staff): Question[] => {
  const parts: Question[] = [
    ['orders that wait', (db) => overview.waitingOrders(db, caller)],
    ['sales of 30 days and the 30 before', (db) => overview.sales(db, caller, '30d')],
    ['best sellers of 30 days', (db) => overview.bestSellers(db, caller, '30d')],
    ['deliveries in danger', (db) => overview.riskyDeliveries(db, caller)],
    ['wanted purchases', (db) => overview.openWants(db, caller)],
    ['low stock', (db) => overview.nearlyGone(db, caller)],
    ['first steps', (db) => overview.steps(db, caller)],
  ];
  return [
    ...parts,
    [
      'all of them',
      async (db) => {
        for (const [, ask] of parts) await ask(db);
      },
    ],
  ];
};

type Wants = Input<'shopPurchaseRequest.list'>;
const wantsOf = (caller: Staff): Question[] => {
  const base: Wants = { ...page, stage: 'all', range: 'all', by: '', due: false, sort: 'due' };
  const asked: Record<string, Partial<Wants>> = {
    'all, due first': {},
    'all, newest': { sort: 'newest' },
    'all, page 50': { page: 50 },
    'to verify': { stage: 'toVerify' },
    'in work': { stage: 'inWork' },
    quoted: { stage: 'quoted' },
    won: { stage: 'won' },
    closed: { stage: 'closed' },
    due: { due: true },
    'this month': { range: 'month' },
    mine: { by: 'me' },
    'nobody’s': { by: 'nobody' },
    'a word of a quarter': { keyword: '餐桌' },
    'the same, won': { keyword: '餐桌', stage: 'won' },
    'a word that all have': { keyword: '北京' },
    'a rare word': { keyword: '99999' },
    'a word that none have': { keyword: '鲸鱼' },
  };
  return Object.entries(asked).map(([name, over]) => [
    name,
    (db) => createWantOffice({ db }).list(caller, caller.staff.shopId, { ...base, ...over }),
  ]);
};

const messages = (db: Db) =>
  createMessageService({
    db,
    secondFactorRequired: false,
    hooks: { unreadTalks: async () => 0 },
  });

const othersOf = (caller: Staff): Question[] => {
  const { shopId } = caller.staff;
  const goods: Input<'ownGoods.list'> = { ...page, tab: 'all', keyword: '' };
  const ownGoods = (over: Partial<typeof goods>) => (db: Db) =>
    createDraftService(goodsKind, { db, answers: createAnswers() }).list(ofShop(caller), {
      ...goods,
      ...over,
    });
  const changes = (over: Partial<Input<'audit.list'>>) => (db: Db) =>
    listChanges(db, caller, { size: 30, ...over });
  const inbox = { ...page, audience: 'shop' } as const;
  const kinds = ['orderExport', 'priceImport', 'goodsImport'] as const;
  return [
    ['own products', ownGoods({})],
    ['own products, in review', ownGoods({ tab: 'pending' })],
    ['own products, on sale', ownGoods({ sale: 'on' })],
    ['own products, by a word that all have', ownGoods({ keyword: '餐桌' })],
    ['own products, by a rare word', ownGoods({ keyword: '餐桌 9999' })],
    ['changes', changes({})],
    ['changes of prices', changes({ area: 'price' })],
    ['changes of one person', changes({ actorId: caller.memberId })],
    ['changes of one who has changed nothing', changes({ actorId: 'nobody' })],
    ['changes before a day', changes({ to: '2026-06-01' })],
    ['messages', (db) => messages(db).list(caller, inbox)],
    ['messages, unread', (db) => messages(db).list(caller, { ...inbox, unread: true })],
    ['how many messages are unread', (db) => messages(db).count(caller, 'shop')],
    ['exports and imports', (db) => jobPage(db, { shopId }, kinds, page)],
    ['staff', (db) => peoplePage(db, shopId, page)],
    ['staff, by a name', (db) => peoplePage(db, shopId, { ...page, keyword: 'lin' })],
  ];
};

/** The overview of the large shop and of a small one, then the other lists of the large one. */
export const measureOffice = async (db: Db): Promise<Section[]> => {
  const [big, small] = [
    await ownerOf(db, { id: manyOrders.big }),
    await ownerOf(db, { id: manyOrders.small }),
  ];
  return [
    await askEach(db, 'Overview of the big shop', overviewOf(big), target),
    await askEach(db, 'Overview of a small shop', overviewOf(small), target),
    await askEach(db, 'Wanted purchases', wantsOf(big), target),
    await askEach(db, 'Other lists', othersOf(big), target),
  ];
};
