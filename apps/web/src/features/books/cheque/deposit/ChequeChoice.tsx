import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { chequeDepositForm } from '@bahi/contract/books/cheque/cheque-form';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import type { z } from '@bahi/contract/zod';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf, sumPaisa } from '@bahi/domain/numbers/money';
import { Checkbox } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { useLongDay } from '../../../../ui/dates/DateText.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import type { Cheque } from '../cheque-forms.ts';
import classes from './ChequeChoice.module.css';

type Props = { form: AppForm<z.input<typeof chequeDepositForm>>; cheques: readonly Cheque[] };

/** Which cheques go to the bank, and what they come to. */
export function ChequeChoice({ form, cheques }: Props) {
  const t = useTexts(chequeScreenMessages);
  const language = useLanguage();
  const dayText = useLongDay();
  const chosen = useWatch({ control: form.control, name: 'cheques' });
  const { errors } = form.formState;
  const toggle = ({ id, version }: Cheque): void => {
    const others = chosen.filter((one) => one.id !== id);
    const next = others.length < chosen.length ? others : [...chosen, { id, version }];
    form.setValue('cheques', next, { shouldDirty: true, shouldValidate: next.length > 0 });
  };
  const total = sumPaisa(
    cheques.filter(({ id }) => chosen.some((one) => one.id === id)).map(({ amount }) => paisaOf(amount)),
  );
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('chooseCheques')}</legend>
      <ul className={classes.cheques}>
        {cheques.map((cheque) => {
          const position = chosen.findIndex(({ id }) => id === cheque.id);
          const problem = position < 0 ? undefined : errors.cheques?.[position]?.id?.message;
          const name = nameIn(language, cheque.partyName, cheque.partyNameNp);
          return (
            <li key={cheque.id} className={classes.cheque}>
              <Checkbox
                label={`${name} · ${cheque.number ?? t('noNumber')}`}
                description={`${cheque.bank === null ? '' : `${cheque.bank} · `}${dayText(cheque.chequeDateAD)}`}
                checked={position >= 0}
                onChange={() => toggle(cheque)}
              />
              <MoneyText rupees={cheque.amount} withUnit />
              {problem === undefined ? null : (
                <p role="alert" className={classes.problem}>
                  {problem}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {errors.cheques?.message === undefined ? null : (
        <p role="alert" className={classes.problem}>
          {textOf(errors.cheques.message, {}, language)}
        </p>
      )}
      <p className={classes.total} aria-live="polite">
        {t('chosenTotal', { count: formatNumber(chosen.length, language), amount: formatRupees(total, language) })}
      </p>
    </fieldset>
  );
}
