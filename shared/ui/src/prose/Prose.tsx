import { legalBlocks } from '@mall/contract/core/legal';
import { styled } from 'styled-components';

type Props = {
  /** As it was typed: `## ` begins a heading, `- ` an item of a list, an empty line a part. */
  text: string;
  /** A BCP 47 tag, where the text is not in the language of the page. */
  lang?: string | undefined;
};

/** A long text to read, in lines that the eye can follow. */
export function Prose({ text, lang }: Props) {
  return (
    <Text lang={lang}>
      {legalBlocks(text).map((block, at) => {
        if (block.kind === 'list')
          return (
            <ul key={at}>
              {block.items.map((item, place) => (
                <li key={place}>{item}</li>
              ))}
            </ul>
          );
        return block.kind === 'heading' ? <h2 key={at}>{block.text}</h2> : <p key={at}>{block.text}</p>;
      })}
    </Text>
  );
}

const Text = styled.div`
  max-width: 68ch;
  line-height: 1.7;
  overflow-wrap: anywhere;

  > * + * { margin-top: var(--space-3); }
  > h2 { margin-top: var(--space-6); font-size: var(--step-1); line-height: 1.3; }
  > h2:first-child { margin-top: 0; }
  > p { white-space: pre-line; }
  > ul { padding-left: 1.3em; list-style: disc; }
  > ul > li + li { margin-top: var(--space-1); }
`;
