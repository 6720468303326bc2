/** The conversations of a member with shops and the mall. Only their own page loads these. */
export const talkWire = {
  'talk.open': 'POST /talk/open',
  'talk.list': 'GET /talk',
  'talk.stream': 'GET /talk/stream',
  'talk.show': 'GET /talk/{id}',
  'talk.send': 'POST /talk/{id}/send',
  'talk.read': 'POST /talk/{id}/read',
} as const;

/** The same conversations in the office of a shop. */
export const shopTalkWire = {
  'shopTalk.list': 'GET /shop/talk',
  'shopTalk.stream': 'GET /shop/talkStream',
  'shopTalk.desk': 'GET /shop/talkDesk',
  'shopTalk.saveHours': 'POST /shop/talkHours',
  'shopTalk.saveAnswer': 'POST /shop/talkAnswer',
  'shopTalk.removeAnswer': 'POST /shop/talkAnswer/{id}/remove',
  'shopTalk.show': 'GET /shop/talk/{id}',
  'shopTalk.send': 'POST /shop/talk/{id}/send',
  'shopTalk.read': 'POST /shop/talk/{id}/read',
  'shopTalk.take': 'POST /shop/talk/{id}/take',
  'shopTalk.handOver': 'POST /shop/talk/{id}/handOver',
  'shopTalk.close': 'POST /shop/talk/{id}/close',
} as const;

/** Those with the mall itself, in the operators' console. */
export const mallTalkWire = {
  'mallTalk.list': 'GET /platform/talk',
  'mallTalk.stream': 'GET /platform/talkStream',
  'mallTalk.desk': 'GET /platform/talkDesk',
  'mallTalk.saveHours': 'POST /platform/talkHours',
  'mallTalk.saveAnswer': 'POST /platform/talkAnswer',
  'mallTalk.removeAnswer': 'POST /platform/talkAnswer/{id}/remove',
  'mallTalk.show': 'GET /platform/talk/{id}',
  'mallTalk.send': 'POST /platform/talk/{id}/send',
  'mallTalk.read': 'POST /platform/talk/{id}/read',
  'mallTalk.take': 'POST /platform/talk/{id}/take',
  'mallTalk.handOver': 'POST /platform/talk/{id}/handOver',
  'mallTalk.close': 'POST /platform/talk/{id}/close',
} as const;
