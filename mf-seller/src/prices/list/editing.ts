import { useState } from 'react';

/** The edited cell of a table; Tab moves through the editable ones. */
export type Editing = {
  id: string | null;
  edit: (id: string | null) => void;
  next: (back: boolean) => void;
};

export const useEditing = (editable: readonly string[]): Editing => {
  const [id, edit] = useState<string | null>(null);
  return {
    id,
    edit,
    next: (back) => {
      const at = id === null ? -1 : editable.indexOf(id);
      edit(editable[at + (back ? -1 : 1)] ?? null);
    },
  };
};
