import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../base/Button.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { Picture } from '../media/Picture.tsx';

export type TalkComposerWords = {
  readonly label: string;
  readonly send: string;
  readonly picture: string;
  readonly remove: string;
  readonly hint: string;
};
type TalkComposerProps = {
  words: TalkComposerWords;
  most: number;
  mostPictures: number;
  text: string;
  /** Gets the next text from the current one: there may be more of it when a sent one is taken out. */
  onText: (next: (now: string) => string) => void;
  /** Stores a picture and returns its address; undefined when it was refused, which is said already. */
  store: (file: File) => Promise<string | undefined>;
  /** Rejects when it was refused, which is said already: what was written stays. */
  onSend: (words: string, pictures: string[]) => Promise<unknown>;
  field?: Ref<HTMLTextAreaElement>;
  /** Stands above the field. */
  above?: ReactNode;
};

/** The field to say something in, with pictures. Ctrl or ⌘ with Enter sends. */
export function TalkComposer(props: TalkComposerProps) {
  const { words, most, mostPictures, text, onText, store, onSend, field, above } = props;
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const send = async (): Promise<void> => {
    if (busy || isEmpty) return;
    setBusy(true);
    const sent = await onSend(text.trim(), [...pictures]).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!sent) return;
    // What was written meanwhile stays.
    onText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
    setPictures([]);
  };
  const add = async (chosen: FileList | null): Promise<void> => {
    setBusy(true);
    for (const file of [...(chosen ?? [])].slice(0, mostPictures - pictures.length)) {
      const url = await store(file);
      if (url !== undefined) setPictures((now) => [...now, url]);
    }
    setBusy(false);
    if (files.current !== null) files.current.value = '';
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {above}
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={2}
        value={text}
        counter={most}
        {...(field === undefined ? {} : { ref: field })}
        onChange={(typed) => onText(() => typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      {pictures.length > 0 && (
        <ul>
          {pictures.map((url) => (
            <li key={url}>
              <Picture src={url} alt={words.picture} width={64} height={64} kind="photo" sizes="64px" />
              <IconButton
                label={words.remove}
                onClick={() => setPictures((now) => now.filter((one) => one !== url))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <footer>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.picture}
          onChange={(event) => void add(event.target.files)}
        />
        <Button
          size="small"
          tone="ghost"
          disabled={busy || pictures.length >= mostPictures}
          icon={<ImagePlus size={16} aria-hidden />}
          onClick={() => files.current?.click()}
        >
          {words.picture}
        </Button>
        <Button type="submit" size="small" tone="primary" busy={busy} disabled={isEmpty}>
          {words.send}
        </Button>
      </footer>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);

  ul { display: flex; flex-wrap: wrap; gap: var(--space-2); }
  li { display: flex; align-items: center; }
  footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-2); }
`;
