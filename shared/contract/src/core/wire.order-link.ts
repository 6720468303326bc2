/**
 * An order that a shop or the mall has written, by the link that the customer got. The token is in the body: no log has it. Only the
 * page of the link loads these.
 */
export const orderLinkWire = {
  'orderLink.show': 'POST /orderLink',
  'orderLink.preview': 'POST /orderLink/preview',
  'orderLink.take': 'POST /orderLink/take',
} as const;
