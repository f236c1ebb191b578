import type { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import classes from './Values.module.css';

export type AttributeValue = Answer<typeof attributeContract.get>['attributeValues'][number];

/** The values of an attribute on one line; colours with their swatches. */
export function Values({ values }: { values: readonly AttributeValue[] }) {
  const language = useLanguage();
  if (values.length === 0) return '—';
  return (
    <span className={classes.values}>
      {values.map(({ id, value, valueAlias, swatch }) => (
        <span key={id} className={classes.value}>
          {swatch === null ? null : <Swatch colour={swatch} />}
          {nameIn(language, value, valueAlias)}
        </span>
      ))}
    </span>
  );
}

function Swatch({ colour }: { colour: string }) {
  // An attribute of the picture, not a style: the content policy refuses inline styles.
  return (
    <svg className={classes.swatch} viewBox="0 0 14 14" aria-hidden>
      <rect width="14" height="14" fill={colour} />
    </svg>
  );
}
