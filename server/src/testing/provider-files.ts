/** Files of providers as they are published: their columns, comments and totals, with values of a test. */
export type TestLine = {
  readonly ref: string;
  readonly ours: string;
  readonly amount: string;
  readonly at: string;
  readonly refund?: string;
  readonly fee?: string;
  readonly currency?: string;
};

const alipayTitles =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

export const alipayFile = (day: string, lines: readonly TestLine[]): string =>
  [
    '#支付宝业务明细查询',
    '#账号：[20880000000000000156]',
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 23:59:59]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    alipayTitles,
    ...lines.map(({ ref, ours, amount, at, refund, fee = '0.00' }) =>
      [
        ...[`${ref}\t`, `${ours}\t`, refund === undefined ? '交易' : '退款', '=HYPERLINK("家具")', at, at],
        ...[
          '\t',
          '\t',
          '\t',
          '\t',
          '*木(138****0000)\t',
          amount,
          amount,
          '0.00',
          '0.00',
          '0.00',
          '0.00',
          '0.00',
        ],
        ...['', '0.00', '0.00', `${refund ?? ''}\t`, fee, '0.00', ''],
      ].join(','),
    ),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${lines.length}笔，商家实收共0.00元，商家优惠共0.00元`,
    '#导出时间：[2026年11月26日 09:30:00]',
    '',
  ].join('\r\n');

const wechatTitles =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

export const wechatFile = (lines: readonly TestLine[]): string =>
  [
    wechatTitles,
    ...lines.map(({ ref, ours, amount, at, refund, fee = '0.00000', currency = 'CNY' }) =>
      [
        ...[at, 'wx2421b1c4370ec43b', '1900000109', '0', '', ref, ours, 'oUpF8uMuAJO', 'NATIVE'],
        ...[refund === undefined ? 'SUCCESS' : 'REFUND', 'OTHERS', currency],
        ...[
          refund === undefined ? amount : '0.00',
          '0.00',
          refund === undefined ? '0' : `5030${ref}`,
          refund ?? '0',
        ],
        ...[
          refund === undefined ? '0.00' : amount,
          '0.00',
          '',
          refund === undefined ? '' : 'SUCCESS',
          '沙发',
          '',
        ],
        ...[fee, '0.60%', refund === undefined ? amount : '0.00', refund === undefined ? '0.00' : amount, ''],
      ]
        .map((value) => `\`${value}`)
        .join(','),
    ),
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    `\`${lines.length},\`1.00,\`0.00,\`0.00,\`0.00000,\`1.00,\`0.00`,
    '',
  ].join('\r\n');

export const stripeFile = (
  lines: readonly (TestLine & { readonly category?: string; readonly intent?: string })[],
): string =>
  [
    'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_metadata[intent],refund_metadata[refund]',
    ...lines.map(({ ref, ours, amount, at, refund, fee = '0.00', currency = 'usd', category }, index) =>
      [
        ...[`txn_${index}`, at, at, currency, amount, fee, amount],
        ...[
          category ?? (refund === undefined ? 'charge' : 'refund'),
          ref,
          '"Sofa, ""oak"""',
          ours,
          refund ?? '',
        ],
      ].join(','),
    ),
    '',
  ].join('\n');

/** The bytes that programs in China write: the reverse of what the platform can decode, for two bytes a character. */
const gbBytes = (() => {
  let table: Map<string, readonly [number, number]> | undefined;
  return (): Map<string, readonly [number, number]> => {
    if (table !== undefined) return table;
    table = new Map();
    const decoder = new TextDecoder('gb18030');
    for (let high = 0x81; high <= 0xfe; high += 1)
      for (let low = 0x40; low <= 0xfe; low += 1) {
        const text = decoder.decode(Uint8Array.of(high, low));
        if (text.length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, [high, low]);
      }
    return table;
  };
})();

export const inGb18030 = (text: string): Buffer =>
  Buffer.from(
    [...text].flatMap((char) => (char < '\u0080' ? [char.charCodeAt(0)] : (gbBytes().get(char) ?? [0x3f]))),
  );
