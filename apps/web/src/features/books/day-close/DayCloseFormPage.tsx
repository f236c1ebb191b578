import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseMessages } from '@bahi/contract/books/day-close/day-close.messages';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Coins } from 'lucide-react';
import { useNavigate } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
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
  firstBox,
  newClose,
} from './day-close-form.ts';
import { BookedCash } from './parts/BookedCash.tsx';
import { CashCount } from './parts/CashCount.tsx';
import { CloseHead } from './parts/CloseHead.tsx';
import { CloseOutcome } from './parts/CloseOutcome.tsx';
import classes from './parts/DayClose.module.css';
import { HandingFields } from './parts/HandingFields.tsx';
import { useCloseForm } from './use-close-form.ts';

registerTexts(dayCloseMessages);

/** In the evening the cash of a box is counted beside what the books say. */
export function DayCloseFormPage() {
  const t = useTexts(dayCloseScreenMessages);
  const { can } = useSession();
  const isAllowed = can(dayCloseContract.create);
  const refusal = useEntryRefusal({ isAllowed, isNew: true });
  const choices = useCall(dayCloseContract.choices, {}, { enabled: isAllowed });
  if (refusal === null && choices.data !== undefined && choices.data.boxes.length > 0)
    return <CloseForm choices={choices.data} />;
  return (
    <>
      <PageTitle title={t('add')} {...(can(dayCloseContract.list) ? { backTo: screens.dayCloses } : {})} />
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
  const maySee = useSession().can(dayCloseContract.list);
  const { form, answer, cash, isAsked, isFirst } = useCloseForm(useFirstValues(choices));
  const send = useSend(dayCloseContract.create);
  const save = async (body: DayCloseValues): Promise<void> => {
    const { id } = await send.mutateAsync({ body }).catch(async (error: unknown) => {
      // What was refused may be because the books have moved: they are shown as they are now.
      await answer.refetch();
      throw error;
    });
    // Who closes boxes and does not look closes up stays here, where it stands that the box is closed.
    if (maySee) await navigate(`${screens.dayCloses}?view=${id}`);
    else form.reset(newClose(body));
  };
  return (
    <FormPage
      title={t('add')}
      form={form}
      isFinal
      onSave={save}
      {...(maySee ? { backTo: screens.dayCloses } : {})}
      saveLabel={t('save')}
      isReady={cash !== null}
    >
      <CloseHead form={form} choices={choices} />
      {isAsked && answer.isPending ? <FormSkeleton fields={6} /> : null}
      {isAsked && answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {cash === null ? null : <CloseBody form={form} choices={choices} cash={cash} isFirst={isFirst} />}
    </FormPage>
  );
}

/** The box that the address names, else the usual one; of today. */
function useFirstValues({ boxes }: CloseChoices): DayCloseValues {
  const { todayAD, outlets, officeId } = useSession();
  const [address] = useAddress();
  const named = Number(address.get('outletId') ?? 0);
  const outletId = officeId ?? outlets.find(({ id }) => id === named)?.id ?? outlets[0]?.id ?? null;
  const box = firstBox(boxes, { askedId: Number(address.get('moneyAccountId') ?? 0), outletId });
  return newClose({ moneyAccountId: box?.id ?? '', outletId: box?.outletId ?? outletId ?? '', dateAD: todayAD });
}

type BodyProps = { form: DayCloseForm; choices: CloseChoices; cash: CashOfDay; isFirst: boolean };

function CloseBody({ form, choices, cash, isFirst }: BodyProps) {
  const maySee = useSession().can(dayCloseContract.get);
  const t = useTexts(dayCloseScreenMessages);
  const dayText = useLongDay();
  const other = cash.closed ?? cash.later;
  if (other !== null)
    return (
      <EmptyState
        icon={<Coins size={32} aria-hidden />}
        title={t('title')}
        text={cash.closed === null ? t('laterClosed', { day: dayText(other.dateAD) }) : t('isClosed')}
        action={maySee ? <TextLink to={`${screens.dayCloses}?view=${other.id}`}>{t('openClose')}</TextLink> : null}
      />
    );
  return (
    <>
      <div className={classes.sides}>
        <div>
          <BookedCash cash={cash} />
        </div>
        <div>
          <CashCount form={form} isFirst={isFirst} />
        </div>
      </div>
      <CloseOutcome form={form} expectedAmount={cash.expectedAmount} />
      <div className={classes.handing}>
        <HandingFields form={form} choices={choices} cash={cash} />
      </div>
    </>
  );
}
