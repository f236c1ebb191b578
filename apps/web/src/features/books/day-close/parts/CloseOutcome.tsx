import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { paisaOf, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { cashDifference } from '@bahi/domain/posting/cash/day-close';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { type DayCloseForm, typedCash } from '../day-close-form.ts';
import { DifferenceBadge } from '../DifferenceBadge.tsx';
import classes from './DayClose.module.css';

/** How the count differs from the books while it is typed; a difference asks for its reason. */
export function CloseOutcome({ form, expectedAmount }: { form: DayCloseForm; expectedAmount: number }) {
  const t = useTexts(dayCloseScreenMessages);
  const { control } = form;
  const [notes, otherAmount] = useWatch({ control, name: ['notes', 'otherAmount'] });
  const counted = typedCash({ notes, otherAmount });
  const difference = counted === null ? null : cashDifference(counted, paisaOf(expectedAmount));
  return (
    <>
      <dl className={classes.outcome} aria-live="polite">
        <div>
          <dt>{t('expected')}</dt>
          <dd>
            <MoneyText rupees={expectedAmount} withUnit />
          </dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{counted === null ? t('notCounted') : <MoneyText rupees={rupeesFromPaisa(counted)} withUnit />}</dd>
        </div>
        {difference === null ? null : (
          <div>
            <dt>{t('difference')}</dt>
            <dd>
              <DifferenceBadge difference={difference} />
            </dd>
          </div>
        )}
      </dl>
      {difference === null || difference === 0 ? null : (
        <TextField
          control={control}
          name="reason"
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={200}
          required
        />
      )}
    </>
  );
}
