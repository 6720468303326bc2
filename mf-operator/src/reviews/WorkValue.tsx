import { bcp47, languageNames, languages } from '@mall/contract/core/languages';
import { MoneyText, Picture, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isChoice, type Value } from './values.ts';

/** What a work says of one thing: pictures as pictures, money as money, texts in each language. */
export function WorkValue({ value }: { value: Value }) {
  const { t } = useTranslation('workReviews');
  const format = useFormat();
  switch (value.type) {
    case 'texts':
      return <Texts texts={value.texts} />;
    case 'pictures':
      return <Pictures urls={value.urls} />;
    case 'money':
      return <MoneyText amount={value.amount} decimals="always" />;
    case 'number':
      return t(`unit.${value.unit}`, { count: value.number, n: format.number(value.number) });
    case 'choice':
      return isChoice(value.key) ? t(`choice.${value.key}`) : value.key;
    case 'flag':
      return t(value.on ? 'yes' : 'no');
    case 'colour':
      return (
        <Shade>
          <i style={{ background: value.colour }} />
          {value.colour}
        </Shade>
      );
    case 'lines':
      return value.lines.map((line, at) => <p key={`${at} ${line}`}>{line}</p>);
  }
}

function Texts({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <Said>
      {languages
        .filter((code) => texts[code] !== undefined)
        .map((code) => (
          <div key={code}>
            <dt>{languageNames[code]}</dt>
            <dd lang={bcp47[code]}>{texts[code]}</dd>
          </div>
        ))}
    </Said>
  );
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('workReviews');
  return (
    <Row>
      {urls.map((url, at) => (
        <li key={`${at} ${url}`}>
          <a href={url} target="_blank" rel="noreferrer">
            <Picture
              src={url}
              alt={t('picture', { n: at + 1 })}
              width={120}
              height={90}
              kind="plain"
              sizes="120px"
            />
          </a>
        </li>
      ))}
    </Row>
  );
}

const Said = styled.dl`
  display: grid;
  gap: var(--space-2);

  dt { color: var(--text-muted); font-size: var(--o-xs); }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  list-style: none;

  a { display: block; width: 120px; }
`;
const Shade = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;

  i { width: 20px; height: 20px; border: 1px solid var(--o-line-button); border-radius: var(--radius-s); }
`;
