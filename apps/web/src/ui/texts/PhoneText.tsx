import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../platform/language.ts';
import classes from './PhoneText.module.css';

/** A phone number, which can be called; a dash for none. */
export function PhoneText({ number }: { number: string | null | undefined }) {
  const language = useLanguage();
  if (number === null || number === undefined || number === '') return '—';
  return (
    <a className={classes.phone} href={`tel:${number}`}>
      {inDigitsOf(number, language)}
    </a>
  );
}
