import { Search } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../form/TextField.tsx';

type SearchFormProps = {
  /** Name and example of the field. */
  label: string;
  /** The keyword of the displayed list. */
  keyword: string;
  /** The trimmed text; called on Enter and when the field is left. */
  onFind: (keyword: string) => void;
};

/** The search above a list. Text that was typed but not searched is replaced by the keyword of the list. */
export function SearchForm({ label, keyword, onFind }: SearchFormProps) {
  const [typed, setTyped] = useState<string>();
  const find = (): void => {
    if (typed !== undefined) onFind(typed.trim());
    setTyped(undefined);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <TextField
        label={label}
        hideLabel
        type="search"
        enterKeyHint="search"
        placeholder={label}
        maxLength={60}
        before={<Search size={20} strokeWidth={1.5} aria-hidden />}
        value={typed ?? keyword}
        onChange={setTyped}
        onBlur={find}
      />
    </form>
  );
}
