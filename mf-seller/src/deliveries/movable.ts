/** What is known of a delivery wherever it can be moved: in the list, on the board, on its own page. */
export type Movable = {
  readonly id: string;
  readonly version: number;
  readonly orderNo: string;
  readonly carrier: string;
  readonly receiptNo: string;
};
