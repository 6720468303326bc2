export type PanelProps = {
  /** The id of the search box; the ids of its list and options derive from it. */
  id: string;
  text: string;
  active: number;
  setActive: (index: number) => void;
  /** Passes the addresses of the options to the box. */
  setAddresses: (addresses: readonly string[]) => void;
  close: () => void;
  onGo: (address: string) => void;
};

export const optionId = (id: string, index: number): string => `${id}option${index}`;
