import { noteOperator } from '../../platform/audit/operator.ts';
import type { AreaOptions } from '../../platform/area.ts';
import type { Member, Operator, Staff } from '../../platform/http/caller.ts';
import { asOperator, asStaff } from '../../platform/http/guard.ts';
import { notifyAway } from './notify-away.ts';
import { type Clerk, createOfficeTalk } from './office-service.ts';
import { mallOffice } from './party.ts';
import { createTalkService } from './service.ts';

/** A shop's people: what they say is kept in the conversation itself. */
const ofShop = ({ memberId, staff, language }: Staff): Clerk => ({
  party: { side: 'office', owner: staff.shopId, by: memberId },
  language,
  note: async () => {},
});
const ofMall = (caller: Operator): Clerk => ({
  party: { side: 'office', owner: mallOffice, by: caller.memberId },
  language: caller.language,
  note: (tx, action, object) => noteOperator(tx, caller, action, object),
});

export const talkRoutes = ({ route, opened: { db }, limits, jobs }: AreaOptions): void => {
  const parts = { db, limits };
  const talk = createTalkService(parts);
  const office = createOfficeTalk(parts);
  route.member('talk.open', (input, caller) => talk.open(caller, input));
  route.member('talk.list', (input, caller) => talk.list(caller, input));
  route.member('talk.show', (input, caller) => talk.show(caller, input));
  route.member('talk.send', (input, caller) => talk.send(caller, input));
  route.member('talk.read', (input, caller) => talk.read(caller, input));
  route.stream('talk.stream', (caller) => talk.news(caller));

  route.staff('shopTalk.list', (input, caller) => office.list(ofShop(caller), input));
  route.staff('shopTalk.show', (input, caller) => office.show(ofShop(caller), input));
  route.staff('shopTalk.send', (input, caller) => office.send(ofShop(caller), input));
  route.staff('shopTalk.read', (input, caller) => office.read(ofShop(caller), input));
  route.staff('shopTalk.take', ({ id }, caller) => office.take(ofShop(caller), id));
  route.staff('shopTalk.handOver', (input, caller) => office.handOver(ofShop(caller), input));
  route.staff('shopTalk.close', (input, caller) => office.close(ofShop(caller), input));
  route.staff('shopTalk.desk', (_input, caller) => office.desk(ofShop(caller)));
  route.staff('shopTalk.saveHours', (input, caller) => office.saveHours(ofShop(caller), input));
  route.staff('shopTalk.saveAnswer', (input, caller) => office.saveAnswer(ofShop(caller), input));
  route.staff('shopTalk.removeAnswer', ({ id }, caller) => office.removeAnswer(ofShop(caller), id));
  route.stream('shopTalk.stream', (caller: Member) => office.news(ofShop(asStaff(caller))));

  route.operator('mallTalk.list', (input, caller) => office.list(ofMall(caller), input));
  route.operator('mallTalk.show', (input, caller) => office.show(ofMall(caller), input));
  route.operator('mallTalk.send', (input, caller) => office.send(ofMall(caller), input));
  route.operator('mallTalk.read', (input, caller) => office.read(ofMall(caller), input));
  route.operator('mallTalk.take', ({ id }, caller) => office.take(ofMall(caller), id));
  route.operator('mallTalk.handOver', (input, caller) => office.handOver(ofMall(caller), input));
  route.operator('mallTalk.close', (input, caller) => office.close(ofMall(caller), input));
  route.operator('mallTalk.desk', (_input, caller) => office.desk(ofMall(caller)));
  route.operator('mallTalk.saveHours', (input, caller) => office.saveHours(ofMall(caller), input));
  route.operator('mallTalk.saveAnswer', (input, caller) => office.saveAnswer(ofMall(caller), input));
  route.operator('mallTalk.removeAnswer', ({ id }, caller) => office.removeAnswer(ofMall(caller), id));
  route.stream('mallTalk.stream', (caller: Member) => office.news(ofMall(asOperator(caller))));

  jobs.define('talk.notify', () => notifyAway(db), '* * * * *');
};
