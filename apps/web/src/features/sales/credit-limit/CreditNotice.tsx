import '@mantine/core/styles/Input.layer.css';
import type { Answer } from '@bahi/contract/endpoint';
import { creditLimitContract } from '@bahi/contract/sales/credit-limit/credit-limit.contract';
import { creditLimitMessages } from '@bahi/contract/sales/credit-limit/credit-limit.messages';
import { creditLimitScreenMessages } from '@bahi/contract/sales/credit-limit/credit-limit-screen.messages';
import { beyondCredit, type BeyondCredit, creditLeft } from '@bahi/domain/goods/credit-limit';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees, negatePaisa, type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { TextInput } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { Joined } from '../../../ui/dialogs/DetailList.tsx';
import classes from './CreditNotice.module.css';

type Credit = Answer<typeof creditLimitContract.ofCustomer>;
type Reason = { value: string; error: string | undefined; onChange: (reason: string) => void; onBlur: () => void };
type Props = {
  /** Null while none is chosen. */
  customerId: number | null;
  /** What the invoice leaves to be paid as it is written now. */
  unpaid: Paisa;
  /** Why it is issued nonetheless, asked of who may let it pass where the owner stops it. */
  reason: Reason;
};

/**
 * How a customer stands whose credit is limited: what they owe, may owe, and what is left of it; and that the invoice goes
 * beyond, as the server will judge it. Nothing of any other customer.
 */
export function CreditNotice({ customerId, unpaid, reason }: Props) {
  const found = useCall(
    creditLimitContract.ofCustomer,
    { params: { id: customerId ?? 0 } },
    { enabled: customerId !== null, staleTime: 0 },
  );
  const credit = found.data;
  if (customerId === null || credit === undefined) return null;
  const { creditLimit, creditDays, creditRule, mayPass } = credit;
  if (creditLimit === null && creditDays === null) return null;
  const terms = { limit: creditLimit === null ? null : paisaOf(creditLimit), days: creditDays };
  const owing = { owed: owedBy(credit), lateDays: credit.lateDays };
  const beyond = beyondCredit(terms, owing, unpaid);
  const isAsked = (beyond !== null && creditRule === 'STOP' && mayPass) || reason.value !== '';
  return (
    <>
      <CreditLine credit={credit} />
      {beyond === null && !isAsked ? null : (
        <div className={classes.notice} role="status">
          {beyond === null ? null : <Beyond credit={credit} beyond={beyond} />}
          {isAsked ? <ReasonField reason={reason} /> : null}
        </div>
      )}
    </>
  );
}

/** An amount of either sign: what is in advance is below zero. */
function owedBy({ owed }: Credit): Paisa {
  return owed < 0 ? negatePaisa(paisaOf(-owed)) : paisaOf(owed);
}

function CreditLine({ credit }: { credit: Credit }) {
  const t = useTexts(creditLimitScreenMessages);
  const language = useLanguage();
  const { creditLimit, creditDays } = credit;
  const owed = owedBy(credit);
  const rupees = (paisa: Paisa): string => formatRupees(paisa, language);
  return (
    <p className={classes.line}>
      <Joined
        parts={[
          owed < 0 ? t('inAdvance', { amount: rupees(asPaisa(-owed)) }) : t('owed', { amount: rupees(owed) }),
          creditLimit === null ? null : t('limit', { amount: rupees(paisaOf(creditLimit)) }),
          creditLimit === null ? null : t('left', { amount: rupees(creditLeft(paisaOf(creditLimit), owed)) }),
          creditDays === null ? null : t('period', { days: formatNumber(creditDays, language) }),
        ]}
      />
    </p>
  );
}

function Beyond({ credit, beyond }: { credit: Credit; beyond: BeyondCredit }) {
  const t = useTexts(creditLimitScreenMessages);
  const said = useTexts(creditLimitMessages);
  const language = useLanguage();
  const { creditDays, lateDays, creditRule, mayPass } = credit;
  const days = { late: formatNumber(lateDays ?? 0, language), days: formatNumber(creditDays ?? 0, language) };
  return (
    <>
      {beyond.over > 0 ? <p>{t('over', { amount: formatRupees(beyond.over, language) })}</p> : null}
      {beyond.isLate ? <p>{t('late', days)}</p> : null}
      {creditRule === 'STOP' && !mayPass ? <p>{said('askForPass')}</p> : null}
    </>
  );
}

function ReasonField({ reason }: { reason: Reason }) {
  const t = useTexts(creditLimitScreenMessages);
  return (
    <TextInput
      className={classes.reason ?? ''}
      name="creditReason"
      label={t('reason')}
      withAsterisk
      value={reason.value}
      autoComplete="off"
      maxLength={200}
      onChange={(event) => reason.onChange(event.currentTarget.value)}
      onBlur={reason.onBlur}
      error={reason.error}
    />
  );
}
