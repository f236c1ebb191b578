import { taxPaymentScreenMessages } from '@bahi/contract/books/tax-office/tax-payment-screen.messages';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { TaxPayments } from '../../books/tax-office/TaxPayments.tsx';
import type { VatMonthReturn } from './VatReturnPage.tsx';
import classes from './VatReturn.module.css';
import { WholeRupees } from './WholeRupees.tsx';

/** What was paid of what was filed, and what is left of it. */
export function ReturnPayments({ found }: { found: VatMonthReturn }) {
  const t = useTexts(taxPaymentScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const send = useSend(vatReturnContract.takeBackPayment);
  const { leftToPay, payments } = found;
  if (payments.length === 0 && (leftToPay === null || leftToPay <= 0) && found.refusal !== 'BEFORE_FIRST') return null;
  return (
    <Surface title={t('deposits')}>
      {leftToPay === null || leftToPay === 0 ? null : (
        <p className={classes.left}>
          {t(leftToPay > 0 ? 'left' : 'overpaid')} <WholeRupees rupees={Math.abs(leftToPay)} withUnit />
        </p>
      )}
      <TaxPayments
        payments={payments}
        mayTakeBack={can(vatReturnContract.takeBackPayment) && !isBusinessInactive}
        onTakeBack={(body) => send.mutateAsync({ body })}
      />
    </Surface>
  );
}
