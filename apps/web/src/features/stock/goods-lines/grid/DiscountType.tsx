import type { KeyboardEvent } from 'react';
import { useTools } from '../editor/editor-context.ts';
import classes from './LineGrid.module.css';

export type DiscountKind = '1' | '2';

type Props = {
  /** That of a field of the document itself. */
  name?: string;
  kind: DiscountKind;
  onChange: (kind: DiscountKind) => void;
};

/** Whether a discount is a percentage or rupees. In the field beside it the keys % and R choose as well. */
export function DiscountType({ name, kind, onChange }: Props) {
  const { t, ui } = useTools();
  const label = t(kind === '1' ? 'discountPercent' : 'discountAmount');
  return (
    <button
      type="button"
      name={name}
      className={classes.kind}
      aria-label={label}
      title={label}
      onClick={() => onChange(kind === '1' ? '2' : '1')}
    >
      {kind === '1' ? t('percent') : ui('rupees')}
    </button>
  );
}

/** The keys of a discount field that say how it is meant; they write nothing. */
export function discountKindOf(event: KeyboardEvent): DiscountKind | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === '%') return '1';
  return event.key === 'r' || event.key === 'R' || event.key === 'र' || event.key === '₹' ? '2' : null;
}
