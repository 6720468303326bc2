import { Search } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../form/TextField.tsx';

type SearchFormProps = {
  /** Name and example of the field. */
  label: string;
  /** The words of the list that is shown. */
  keyword: string;
  /** What was typed, without spaces around it; at Enter, and when the field is left. */
  onFind: (keyword: string) => void;
};

/** The search above a list. What is typed but not yet asked for gives way to the words of the list. */
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
