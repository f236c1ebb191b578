import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { screens } from '@bahi/contract/screens';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useMonthName } from '../../../ui/dates/use-month-name.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { FigureTable } from '../../../ui/figures/FigureTable.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { Prepaid } from './prepaid-form.ts';
import { type PrepaidOpeners, usePrepaidActions } from './use-prepaid-actions.tsx';

type Props = { opened: boolean; onClose: () => void; id: number | null; openers: Omit<PrepaidOpeners, 'view'> };

/** One entry of the register with its months, and what may be done with it. */
export function PrepaidDetailDialog({ opened, onClose, id, openers }: Props) {
  const t = useTexts(prepaidScreenMessages);
  const language = useLanguage();
  const enabled = id !== null && opened;
  const { data, error, refetch } = useCall(prepaidContract.get, { params: { id: id ?? 0 } }, { enabled, staleTime: 0 });
  const actionsOf = usePrepaidActions(openers);
  const title = data === undefined ? t('viewTitle') : nameIn(language, data.name, data.nameNp);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={720}>
      {data !== undefined ? (
        <>
          <PrepaidDetails prepaid={data} />
          <Months prepaid={data} />
          <RecordHistory kind="PREPAID" id={data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(data, data)} />
          </DialogFooter>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </Dialog>
  );
}

type Elsewhere = 'parts' | 'isRemovable' | 'isReversible' | 'months' | 'dueMonths' | 'categoryName';

function PrepaidDetails({ prepaid }: { prepaid: Prepaid }) {
  const t = useTexts(prepaidScreenMessages);
  const language = useLanguage();
  const monthName = useMonthName();
  const { categoryName, categoryNameNp } = prepaid;
  const digits = (number: number): string => inDigitsOf(String(number), language);
  const account = nameIn(language, prepaid.accountName, prepaid.accountNameNp);
  const told = { posted: digits(prepaid.postedMonths), months: digits(prepaid.months) };
  return (
    <DetailList
      details={
        {
          name: { label: t('name'), value: nameIn(language, prepaid.name, prepaid.nameNp) },
          state: { label: t('state'), value: t(prepaid.state) },
          accountName: {
            label: t('account'),
            value: categoryName === null ? account : nameIn(language, categoryName, categoryNameNp),
          },
          outletName: { label: t('outlet'), value: nameIn(language, prepaid.outletName, prepaid.outletNameNp) },
          firstMonth: { label: t('firstMonth'), value: monthName(prepaid.firstMonth) },
          lastMonth: { label: t('lastMonth'), value: monthName(prepaid.lastMonth) },
          postedMonths: { label: t('months'), value: t('monthsTold', told) },
          amount: { label: t('amount'), value: <MoneyText rupees={prepaid.amount} withUnit /> },
          taken: { label: t('taken'), value: <MoneyText rupees={prepaid.taken} withUnit /> },
          left: { label: t('left'), value: <MoneyText rupees={prepaid.left} withUnit /> },
          enteredBy: { label: t('enteredBy'), value: prepaid.enteredBy },
          note: { label: t('note'), value: prepaid.note, wide: true },
        } satisfies Details<Prepaid, Elsewhere>
      }
    />
  );
}

function Months({ prepaid: { parts } }: { prepaid: Prepaid }) {
  const t = useTexts(prepaidScreenMessages);
  const monthName = useMonthName();
  const { can } = useSession();
  const stateOf = ({ voucher, isDue }: Prepaid['parts'][number]) => {
    if (voucher === null) return t(isDue ? 'due' : 'toCome');
    if (!can(voucherContract.get)) return voucher.code;
    return <TextLink to={`${screens.vouchers}?view=${voucher.id}`}>{voucher.code}</TextLink>;
  };
  return (
    <FigureTable
      label={t('months')}
      columns={[
        { key: 'month', title: t('month') },
        { key: 'part', title: t('monthPart'), isNumber: true },
        { key: 'voucher', title: t('voucher') },
      ]}
      rows={parts.map((part) => ({
        key: part.place,
        cells: [monthName(part.month), <MoneyText key="part" rupees={part.amount} />, stateOf(part)],
      }))}
    />
  );
}
