import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { cashCustomer } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceDestination } from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { customersToInvoice } from '../../parties/customer/customer-sources.ts';
import {
  DayField,
  DocumentHead,
  IssuedDateField,
  NextNumber,
  useHeadProblem,
} from '../../stock/goods-lines/editor/DocumentHead.tsx';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { CustomsFields } from '../../stock/goods-lines/editor/CustomsFields.tsx';
import { HeadSelect } from '../../stock/goods-lines/editor/HeadFields.tsx';
import { useEditorState, useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { PartyField } from '../../stock/goods-lines/editor/PartyField.tsx';
import { followingDay } from '../../stock/goods-lines/following-day.ts';
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx';
import { CreditNotice } from '../credit-limit/CreditNotice.tsx';
import { QuotedNotice } from '../quotation/QuotedNotice.tsx';
import type { InvoiceOwn } from './invoice-kind.ts';

type Props = { store: EditorStore<InvoiceOwn>; partyField: RefObject<HTMLInputElement | null> };

/** The head of an invoice: the customer, its days and the number it would get. The due date follows the invoice date. */
export function InvoiceHead({ store, partyField }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const { can, business } = useSession();
  const dueDateAD = useOwnState(store, (own) => own.dueDateAD);
  const outletId = useEditorState((state) => state.head.outletId);
  const mode = useOwnState(store, (own) => own.paymentMode);
  const begins = store.getState().head.party?.id === business?.cashCustomerId ? 'CASH' : 'CREDIT';
  const proposedMode = useRef<InvoiceOwn['paymentMode']>(begins);
  /** A mode that somebody has chosen stays. */
  const proposeMode = (proposed: InvoiceOwn['paymentMode']): void => {
    if (mode === 'CREDIT' || mode === proposedMode.current) store.setOwn({ paymentMode: proposed });
    proposedMode.current = proposed;
  };
  const issuedDateAD = useEditorState((state) => state.head.issuedDateAD);
  const next = useCall(
    invoiceContract.nextNumber,
    { query: { issuedDateAD, ...(outletId === null ? {} : { outletId }) } },
    { keepPrevious: true, enabled: issuedDateAD !== '' },
  );
  const id = useEditorState((state) => state.head.id);
  const total = useEditorState((state) => state.total?.grandTotal ?? null);
  const stored = useCall(invoiceContract.get, { params: { id: id ?? 0 } }, { enabled: id !== null });
  return (
    <>
      <QuotedNotice invoiceId={id} />
      <ApprovalNotice draft={stored.data ?? null} total={total} />
      <DocumentHead
        party={
          <PartyField
            source={customersToInvoice}
            field={partyField}
            usual={can(paymentContract.create) ? cashChoice(business?.cashCustomerId ?? null) : null}
            onChosen={({ isWalkIn, creditDays }) => {
              proposeMode(isWalkIn && can(paymentContract.create) ? 'CASH' : 'CREDIT');
              proposeDueDate(store, creditDays);
            }}
          />
        }
      >
        <IssuedDateField
          first={next.data}
          onMoved={(was, is) => store.setOwn({ dueDateAD: followingDay(dueDateAD, was, is) })}
        />
        <DayField
          place="dueDateAD"
          label={t('dueDate')}
          value={dueDateAD}
          onChange={(day) => store.setOwn({ dueDateAD: day, isDueChosen: true })}
        />
        <Destination store={store} isOffered={business?.sellsAbroad === true} />
        <NextNumber label={t('nextNumber')} number={next.data?.invoiceNumber} />
      </DocumentHead>
      {mode === 'CREDIT' ? <Credit store={store} unpaid={total ?? zeroPaisa} /> : null}
    </>
  );
}

/** Whoever comes to the counter, as a choice. */
function cashChoice(id: number | null) {
  if (id === null) return null;
  const nobody = { phoneNumber: '', vatPanNo: null, address: '', addressNp: '', dueAmount: 0, creditDays: null };
  return { id, ...cashCustomer, ...nobody, isWalkIn: true };
}

/** By the credit days of the customer, from the day of the invoice; one that somebody chose stays. */
function proposeDueDate(store: EditorStore<InvoiceOwn>, creditDays: number | null): void {
  const { head, own } = store.getState();
  const issued = parseAdDate(head.issuedDateAD);
  if (own.isDueChosen || issued === undefined || isDateProblem(issued)) return;
  store.setOwn({ dueDateAD: formatAdDate(addDays(issued, creditDays ?? 0)) });
}

/** What the customer may owe, of an invoice that is not paid at once. */
function Credit({ store, unpaid }: Pick<Props, 'store'> & { unpaid: Paisa }) {
  const customerId = useEditorState((state) => state.head.party?.id ?? null);
  const reason = useOwnState(store, (own) => own.creditReason);
  const problem = useHeadProblem('creditReason');
  return (
    <CreditNotice
      customerId={customerId}
      unpaid={unpaid}
      reason={{
        value: reason,
        error: problem,
        onChange: (creditReason) => store.setOwn({ creditReason }),
        onBlur: () => store.touch('creditReason'),
      }}
    />
  );
}

/** Where what is sold goes: asked where the business sells abroad, and told of a draft that says so. */
function Destination({ store, isOffered }: Pick<Props, 'store'> & { isOffered: boolean }) {
  const t = useTexts(invoiceScreenMessages);
  const own = useOwnState(store, (state) => state);
  if (!isOffered && own.destination === 'LOCAL') return null;
  return (
    <>
      <HeadSelect
        place="destination"
        label={t('destination')}
        value={own.destination}
        data={invoiceDestination.words.map((word) => ({ value: word, label: t(word) }))}
        onChange={(chosen) => {
          const destination = invoiceDestination.words.find((word) => word === chosen);
          if (destination !== undefined) store.setOwn({ destination });
        }}
      />
      {own.destination === 'EXPORT' ? (
        <CustomsFields
          own={own}
          onChange={(change) => store.setOwn(change)}
          countryLabel={t('country')}
          isDeclarationRequired={false}
        />
      ) : null}
    </>
  );
}
