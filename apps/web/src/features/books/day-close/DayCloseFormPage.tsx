import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseForm } from '@bahi/contract/books/day-close/day-close-form';
import { dayCloseMessages } from '@bahi/contract/books/day-close/day-close.messages';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Coins } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import {
  type CashOfDay,
  type CloseChoices,
  type DayCloseForm,
  type DayCloseValues,
  newClose,
} from './day-close-form.ts';
import { BookedCash } from './parts/BookedCash.tsx';
import { CashCount } from './parts/CashCount.tsx';
import { CloseHead } from './parts/CloseHead.tsx';
import { CloseOutcome } from './parts/CloseOutcome.tsx';
import classes from './parts/DayClose.module.css';
import { HandingFields } from './parts/HandingFields.tsx';

registerTexts(dayCloseMessages);

/** In the evening the cash of a box is counted beside what the books say. */
export function DayCloseFormPage() {
  const t = useTexts(dayCloseScreenMessages);
  const isAllowed = useSession().can(dayCloseContract.create);
  const refusal = useEntryRefusal({ isAllowed, isNew: true });
  const choices = useCall(dayCloseContract.choices, {}, { enabled: isAllowed });
  if (refusal === null && choices.data !== undefined && choices.data.boxes.length > 0)
    return <CloseForm choices={choices.data} />;
  return (
    <>
      <PageTitle title={t('add')} backTo={screens.dayCloses} />
      {refusal ??
        (choices.isError ? (
          <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
        ) : choices.data === undefined ? (
          <FormSkeleton fields={8} />
        ) : (
          <EmptyState icon={<Coins size={32} aria-hidden />} title={t('title')} text={t('noBox')} />
        ))}
    </>
  );
}

function CloseForm({ choices }: { choices: CloseChoices }) {
  const t = useTexts(dayCloseScreenMessages);
  const navigate = useNavigate();
  const form = useAppForm(dayCloseForm, useFirstValues(choices));
  const send = useSend(dayCloseContract.create);
  const [moneyAccountId, outletId, dateAD] = useWatch({
    control: form.control,
    name: ['moneyAccountId', 'outletId', 'dateAD'],
  });
  const isAsked = Number(moneyAccountId) > 0 && Number(outletId) > 0 && /^\d{4}-\d\d-\d\d$/.test(dateAD ?? '');
  const query = { moneyAccountId: Number(moneyAccountId), outletId: Number(outletId), dayAD: dateAD };
  const cash = useCall(dayCloseContract.cash, { query }, { enabled: isAsked, staleTime: 0 });
  const save = async (values: DayCloseValues): Promise<void> => {
    const body = { ...values, ...(cash.data === undefined ? {} : { expectedAmount: cash.data.expectedAmount }) };
    const { id } = await send.mutateAsync({ body }).catch(async (error: unknown) => {
      // What was refused may be because the books have moved: they are shown as they are now.
      await cash.refetch();
      throw error;
    });
    await navigate(`${screens.dayCloses}?view=${id}`);
  };
  return (
    <FormPage title={t('add')} form={form} onSave={save} backTo={screens.dayCloses} saveLabel={t('save')}>
      <CloseHead form={form} choices={choices} />
      {isAsked && cash.isPending ? <FormSkeleton fields={6} /> : null}
      {isAsked && cash.isError ? <ErrorState error={cash.error} onRetry={() => void cash.refetch()} /> : null}
      {cash.data === undefined || !isAsked ? null : <CloseBody form={form} choices={choices} cash={cash.data} />}
    </FormPage>
  );
}

/** The box that the address names, else that of the outlet, else the usual one; of today. */
function useFirstValues({ boxes }: CloseChoices): DayCloseValues {
  const { todayAD, outlets, officeId } = useSession();
  const [address] = useAddress();
  const named = Number(address.get('outletId') ?? 0);
  const outletId = officeId ?? outlets.find(({ id }) => id === named)?.id ?? outlets[0]?.id ?? '';
  const asked = boxes.find(({ id }) => id === Number(address.get('moneyAccountId') ?? 0));
  const own = boxes.find((box) => box.outletId !== null && box.outletId === outletId);
  const box = asked ?? own ?? boxes[0];
  return newClose({ moneyAccountId: box?.id ?? '', outletId: box?.outletId ?? outletId, dateAD: todayAD });
}

type BodyProps = { form: DayCloseForm; choices: CloseChoices; cash: CashOfDay };

function CloseBody({ form, choices, cash }: BodyProps) {
  const t = useTexts(dayCloseScreenMessages);
  const dayText = useLongDay();
  const other = cash.closed ?? cash.later;
  if (other !== null)
    return (
      <EmptyState
        icon={<Coins size={32} aria-hidden />}
        title={t('title')}
        text={cash.closed === null ? t('laterClosed', { day: dayText(other.dateAD) }) : t('isClosed')}
        action={<TextLink to={`${screens.dayCloses}?view=${other.id}`}>{t('openClose')}</TextLink>}
      />
    );
  return (
    <>
      <div className={classes.sides}>
        <div>
          <BookedCash cash={cash} />
        </div>
        <div>
          <CashCount form={form} />
        </div>
      </div>
      <CloseOutcome form={form} expectedAmount={cash.expectedAmount} />
      <div className={classes.handing}>
        <HandingFields form={form} choices={choices} cash={cash} />
      </div>
    </>
  );
}
