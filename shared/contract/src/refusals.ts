/**
 * Every reason the API may say no. `code` is what the wire carries (decisions 2.1); the words in the caller's language
 * are the server's (`server/src/http/refusal-words`), one for each key.
 */
export const refusals = {
  'request.invalid': { code: 40001 },
  'request.malformed': { code: 40001 },
  'session.expired': { code: 40003 },
  'access.denied': { code: 40300 },
  'shop.wrongCode': { code: 40301 },
  'shop.notOwned': { code: 40300 },
  missing: { code: 40400 },
  'method.notAllowed': { code: 40500 },
  tooFast: { code: 42900 },
  overloaded: { code: 50300 },
  failed: { code: 50000 },
  'storage.full': { code: 50700 },

  'mobile.invalid': { code: 40001 },
  'sms.wrongCode': { code: 40001 },
  'sms.tooManyTries': { code: 40902 },
  'login.wrong': { code: 40001 },
  'register.taken': { code: 40900 },
  'register.passwordRule': { code: 40001 },
  'register.repeatDiffers': { code: 40001 },

  'account.wrongPassword': { code: 40001 },
  'account.proofMissing': { code: 40001 },
  'account.sameMobile': { code: 40001 },
  'account.mobileTaken': { code: 40900 },
  'account.ordersUnderWay': { code: 40900 },
  'account.moneyOwed': { code: 40900 },
  'account.ownsShop': { code: 40900 },
  'account.notOffered': { code: 40900 },
  'review.textLength': { code: 40001 },
  'review.tooManyPictures': { code: 40001 },
  'review.tooLate': { code: 40900 },
  'review.followed': { code: 40903 },

  'cart.belowZero': { code: 40001 },
  'cart.quantityAboveStock': { code: 40901 },
  'cart.addAboveStock': { code: 40901 },
  'cart.full': { code: 40902 },
  'product.unavailable': { code: 40900 },

  'address.incomplete': { code: 40001 },
  'address.tooMany': { code: 40902 },

  'order.priceChanged': { code: 40900 },
  'order.shortOfStock': { code: 40901 },
  'order.nothingSelected': { code: 40001 },
  'order.notAllowed': { code: 40900 },
  'order.addressMissing': { code: 40400 },
  'order.alreadyReviewed': { code: 40903 },
  'refund.tooLate': { code: 40900 },
  'refund.open': { code: 40900 },
  'refund.tooMany': { code: 40001 },
  'refund.wholeOrder': { code: 40001 },
  'refund.decided': { code: 40900 },
  'refund.tooMuch': { code: 40001 },
  'refund.noteMissing': { code: 40001 },
  'quote.expired': { code: 40900 },
  'quote.closed': { code: 40900 },
  'quote.belowSupply': { code: 40001 },
  'quote.dayWrong': { code: 40001 },
  'quote.noSuchMember': { code: 40001 },
  'want.closed': { code: 40900 },
  'want.noMember': { code: 40900 },
  'payment.methodUnknown': { code: 40001 },
  'payment.amountDiffers': { code: 40900 },
  'payment.proofMissing': { code: 40001 },
  'payment.closed': { code: 40900 },
  'payment.takeBackOver': { code: 40900 },
  'payment.gatewayFailed': { code: 40900 },
  'delivery.notReady': { code: 40900 },
  'delivery.notAllowed': { code: 40900 },
  'delivery.undoTooLate': { code: 40900 },
  'delivery.tooManyTries': { code: 40902 },
  'delivery.carrierMissing': { code: 40001 },
  'delivery.itemsDiffer': { code: 40001 },
  'delivery.remarkMissing': { code: 40001 },
  'delivery.photosMissing': { code: 40001 },
  'delivery.signatureMissing': { code: 40001 },
  'delivery.reasonMissing': { code: 40001 },
  'delivery.photoUnknown': { code: 40001 },
  'delivery.tooManyPhotos': { code: 40902 },

  'upload.notImage': { code: 40001 },
  'upload.tooLarge': { code: 40001 },
  'upload.failed': { code: 40001 },
  'upload.wrongSize': { code: 40001 },

  'shop.changePending': { code: 40900 },
  'qrCode.foreign': { code: 40001 },

  'goods.incomplete': { code: 40001 },
  'goods.changedElsewhere': { code: 40900 },
  'goods.inReview': { code: 40900 },
  'goods.notNow': { code: 40900 },
  'goods.reasonMissing': { code: 40001 },
  'goods.tooMany': { code: 40902 },
  'goods.pictureUnknown': { code: 40001 },
  'goods.choiceUnknown': { code: 40001 },
  'brand.nameMissing': { code: 40001 },
  'brand.taken': { code: 40900 },
  'brand.inUse': { code: 40900 },

  'coupon.gone': { code: 40902 },
  'coupon.alreadyTaken': { code: 40902 },
  'coupon.notNow': { code: 40900 },
  'coupon.notUsable': { code: 40900 },

  'seckill.notRunning': { code: 40900 },
  'seckill.soldOut': { code: 40901 },
  'seckill.quota': { code: 40902 },
  'package.notAllowed': { code: 40001 },
  'design.changedElsewhere': { code: 40900 },
  'design.tooMany': { code: 40902 },
  'want.tooMany': { code: 40902 },
  'want.tooLong': { code: 40001 },
  'idempotency.mismatch': { code: 40900 },
} as const;

export type RefusalKey = keyof typeof refusals;

/** Thrown by services; turned into `{code, msg, data, msgKey}` in exactly one place (server/src/http/errors.ts). */
export class Refusal extends Error {
  readonly reason: RefusalKey;
  readonly detail: unknown;
  constructor(reason: RefusalKey, detail: unknown = null) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
  }
}
