import { contactIn } from './contact.ts';

it.each([
  ['a number of China', '有问题打 13800001111'],
  ['with spaces', 'call 138 0000 1111 please'],
  ['one digit at a time', '1 3 8 0 0 0 0 1 1 1 1'],
  ['with lines and points', '138-0000.1111'],
  ['in wide digits', '电话１３８００００１１１１'],
  ['with its country', '+86 138 0000 1111'],
  ['of Indonesia', 'hubungi 0812-3456-7890 ya'],
  ['of Indonesia with its country', '+62 812 3456 789'],
  ['of the Philippines', 'tawag po 0917 123 4567'],
  ['of the Philippines with its country', '+63 (917) 123-4567'],
  ['of elsewhere', 'ring me: +44 20 7946 0958'],
  ['after another number', '买了 2 件 13800001111 找我'],
  ['after a price', '花了 ¥1,380.00，找 13800001111'],
  ['in Chinese characters', '一三八零零零零幺幺幺幺'],
  ['with signs that nobody sees', '138\u200b0000\u200b1111'],
])('finds a telephone number %s', (_how, text) => expect(contactIn(text)).toBe('phone'));

it.each([
  '加微信 zhang_123 便宜',
  '微信号：abcdef',
  'V信:woodman88',
  'vx abc12345',
  'QQ 12345678',
  'WhatsApp: oakman',
  'line id oakhouse',
  'Telegram @oak.man',
  'IG: oak_house',
  'ＱＱ：１２３４５６７８',
])('finds an address in a messenger: %s', (text) => expect(contactIn(text)).toBe('messenger'));

it.each([
  'see https://example.org/sofa',
  'cheaper at www . oak-sofas.de',
  '去 oaksofa.com 买',
  'oaksofa . com',
  'murah di toko.co.id',
  'wa.me/628123456789',
  'mail oak@example.de',
  'ｈｔｔｐ：／／example.de',
])('finds a link: %s', (text) => expect(contactIn(text)).toBe('link'));

it.each([
  ['sizes', '尺寸 1380×600×750 mm，很合适'],
  ['sizes with spaces', 'It is 1380 600 750 mm, as it says'],
  ['sizes in words', 'panjang 1800 lebar 900 tinggi 750'],
  ['sizes with a unit each', '1380 mm 900 mm 7501 mm'],
  ['a price', '原价¥13,800.00，活动价 ¥11999'],
  ['a large price in rupiah', 'Harganya Rp13.500.000.000, mahal'],
  ['a price in pesos', 'PHP 9171234567 lang'],
  ['a number of an order', '订单 202611010000000001 到了'],
  ['days and times', 'Ordered 2026-11-02, came 2026-11-26 at 14:30'],
  ['a short number', 'Model 400 800'],
  ['the name of a way to pay', 'I paid with WeChat payment, easy'],
  ['an app without an address', '客服微信回复很快，点赞'],
  ['a line that is none', 'The line of the back is straight'],
  ['a sentence that begins without a space', 'Bagus.Me too, nyaman sekali'],
  ['ordinary words', 'Solid, no smell. Came in two boxes; 4.5 out of 5.'],
  ['characters for numbers', '一分钱一分货，三人沙发坐了五个人'],
  ['an abbreviation', '质量ok，wa真好看'],
])('takes no alarm at %s', (_what, text) => expect(contactIn(text)).toBeNull());
