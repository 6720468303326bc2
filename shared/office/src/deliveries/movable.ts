/** The fields of a delivery needed to move it: in the list, on the board, on its own page. */
export type Movable = {
  readonly id: string;
  readonly version: number;
  readonly orderNo: string;
  readonly carrier: string;
  readonly receiptNo: string;
  readonly addressVersion: number;
};
