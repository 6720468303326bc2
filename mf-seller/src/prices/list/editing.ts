import { useState } from 'react';

/** Which cell of a table is being edited; Tab goes on through those that can be. */
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
