import { MoneyText } from './MoneyText.tsx';
import classes from './HeldAdvance.module.css';

/** What somebody has in advance, below what is due; nothing for most. */
export function HeldAdvance({ label, rupees }: { label: string; rupees: number }) {
  if (rupees === 0) return null;
  return (
    <small className={classes.advance}>
      {label} <MoneyText rupees={rupees} withUnit />
    </small>
  );
}
