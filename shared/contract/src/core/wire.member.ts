/**
 * The operations that only the member centre calls. It registers them with `registerOperations`, so that no
 * page of a shopper downloads them.
 */
export const memberWire = {
  'secondFactor.list': 'GET /user/secondFactors',
  'secondFactor.passkeyOptions': 'POST /user/passkeyOptions',
  'secondFactor.addPasskey': 'POST /user/passkeys',
  'secondFactor.renamePasskey': 'POST /user/renamePasskey/{id}',
  'secondFactor.removePasskey': 'POST /user/removePasskey/{id}',
  'secondFactor.beginCodes': 'POST /user/beginOneTimeCodes',
  'secondFactor.confirmCodes': 'POST /user/confirmOneTimeCodes',
  'secondFactor.removeCodes': 'POST /user/removeOneTimeCodes',
  'secondFactor.makeRecoveryCodes': 'POST /user/recoveryCodes',
  'account.endSession': 'POST /user/endSession/{id}',
  'account.changeMobile': 'POST /user/changeMobile',
  'account.changePassword': 'POST /user/changePassword',
  'account.signOutEverywhere': 'POST /user/signOutEverywhere',
  'account.sendEmailCode': 'POST /user/sendEmailCode',
  'account.confirmEmail': 'POST /user/confirmEmail',
  'account.exportKey': 'POST /user/exportKey',
  'invitation.list': 'GET /user/invitations',
  'invitation.accept': 'POST /user/invitation/{id}/accept',
  'invitation.refuse': 'POST /user/invitation/{id}/refuse',
  'application.mine': 'GET /user/shopApplication',
  'application.apply': 'POST /user/shopApplication',
  'application.withdraw': 'POST /user/shopApplication/{id}/withdraw',
  'account.removal': 'GET /user/removal',
  'account.remove': 'POST /user/remove',
  'review.mine': 'GET /appraises/mine',
  'review.edit': 'POST /appraises/edit/{id}',
  'review.follow': 'POST /appraises/follow/{id}',
  'quote.decline': 'POST /order/quoteDecline/{id}',
  'message.preferences': 'GET /orderMessage/preferences',
  'message.prefer': 'POST /orderMessage/preferences',
  'refund.ask': 'POST /order/refund/{id}',
  'refund.withdraw': 'POST /order/refundCancel/{id}',
  'trash.restore': 'POST /user/undo/{id}',
  'member.saveProfile': 'POST /userInfo',
  'member.profile': 'GET /userInfo',
  'browsingHistory.clear': 'POST /user/clearUserHistory',
  'favourite.remove': 'POST /user/removeUserCollect',
  'address.remove': 'POST /address/del_address',
  'order.remove': 'POST /order/deleteOrder/{id}',
  'order.receive': 'POST /order/receiving/{id}',
  'order.cancel': 'POST /order/cancel/{id}',
  'order.changeAddress': 'POST /order/changeAddress/{id}',
  'order.answerAddress': 'POST /order/answerAddress/{id}',
  'order.logistics': 'GET /order/getLogistics',
  'order.evaluate': 'POST /order/evaluate',
} as const;

/**
 * Proving who somebody is: the forms of the sign-in page, and the dialog before what needs a fresh proof. Both register
 * them.
 */
export const proofWire = {
  'session.sendSms': 'GET /send_sms',
  'session.codeLogin': 'POST /codeLogin',
  'session.accountLogin': 'POST /accountLogin',
  'session.register': 'POST /register',
  'session.resetPassword': 'POST /resetPassword',
  'session.passkeyOptions': 'POST /secondFactor/passkeyOptions',
  'session.secondFactor': 'POST /secondFactor',
  'account.proofWays': 'GET /user/proofWays',
  'account.proofOptions': 'POST /user/proofOptions',
  'account.prove': 'POST /user/prove',
} as const;

/** The messages of a member or a shop. What only counts them stands in `wire.mall.ts`. */
export const messageWire = {
  'message.list': 'GET /orderMessage/index',
  'message.show': 'GET /orderMessage/show/{id}',
  'message.remove': 'POST /orderMessage/del/{id}',
  'message.removeMany': 'POST /orderMessage/batchDel/',
  'message.readAll': 'POST /orderMessage/readAll',
} as const;
