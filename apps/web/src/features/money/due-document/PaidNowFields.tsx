import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { type DocumentKind, documentKinds } from '@bahi/domain/document-kinds';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { MoneyAccountField } from '../payment/MoneyAccountField.tsx';
import { PaidHowField } from '../payment/PaidHowField.tsx';
import type { DueControl } from './due-kind.ts';

/** How a new record is paid at once, and where the money goes or comes from; nothing for who may not take money. */
export function PaidNowFields({ control, kind }: { control: DueControl; kind: DocumentKind }) {
  const t = useTexts(dueDocumentScreenMessages);
  const { can } = useSession();
  const { text: mode } = useField({ control, name: 'paymentMode' });
  const { text: outletId } = useField({ control, name: 'outletId' });
  if (!can(paymentContract.createSettlement)) return null;
  return (
    <>
      <PaidHowField control={control} name="paymentMode" label={t('paidNow')} />
      <MoneyAccountField
        control={control}
        name="moneyAccountId"
        mode={mode}
        direction={documentKinds[kind].settledBy}
        outletId={Number(outletId) || null}
      />
    </>
  );
}
