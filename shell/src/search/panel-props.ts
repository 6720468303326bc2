export type PanelProps = {
  /** Of the search box; its list and its options have ids made of it. */
  id: string;
  text: string;
  active: number;
  setActive: (index: number) => void;
  /** Tells the box where its options lead. */
  setAddresses: (addresses: readonly string[]) => void;
  close: () => void;
  onGo: (address: string) => void;
};

export const optionId = (id: string, index: number): string => `${id}option${index}`;
