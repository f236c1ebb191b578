import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import classes from './VatReturn.module.css';

/** Rupees without paisa, as the form of the tax office has them. */
export function WholeRupees({ rupees, withUnit = false }: { rupees: number; withUnit?: boolean }) {
  const t = useTexts(uiMessages);
  const text = formatNumber(rupees, useLanguage());
  return <span className={classes.whole}>{withUnit ? `${t('rupees')} ${text}` : text}</span>;
}
