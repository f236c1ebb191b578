import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import type { RefObject } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { customersToInvoice } from '../../parties/customer/customer-sources.ts';
import { DayField, DocumentHead, IssuedDateField, NextNumber } from '../../stock/goods-lines/editor/DocumentHead.tsx';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { PartyField } from '../../stock/goods-lines/editor/PartyField.tsx';
import { useEditorState, useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { followingDay } from '../../stock/goods-lines/following-day.ts';
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx';
import type { QuotationOwn } from './quotation-kind.ts';

type Props = { store: EditorStore<QuotationOwn>; partyField: RefObject<HTMLInputElement | null> };

/** The head of a quotation: the customer, its day, its last day, which follows, and the number it would get. */
export function QuotationHead({ store, partyField }: Props) {
  const t = useTexts(quotationScreenMessages);
  const dueDateAD = useOwnState(store, (own) => own.dueDateAD);
  const outletId = useEditorState((state) => state.head.outletId);
  const issuedDateAD = useEditorState((state) => state.head.issuedDateAD);
  const next = useCall(
    quotationContract.nextNumber,
    { query: { issuedDateAD, ...(outletId === null ? {} : { outletId }) } },
    { keepPrevious: true, enabled: issuedDateAD !== '' },
  );
  const id = useEditorState((state) => state.head.id);
  const total = useEditorState((state) => state.total?.grandTotal ?? null);
  const stored = useCall(quotationContract.get, { params: { id: id ?? 0 } }, { enabled: id !== null });
  return (
    <>
      <ApprovalNotice draft={stored.data ?? null} total={total} />
      <DocumentHead party={<PartyField source={customersToInvoice} field={partyField} />}>
        <IssuedDateField
          first={undefined}
          onMoved={(was, is) => store.setOwn({ dueDateAD: followingDay(dueDateAD, was, is) })}
        />
        <DayField
          place="dueDateAD"
          label={t('validUntil')}
          value={dueDateAD}
          onChange={(day) => store.setOwn({ dueDateAD: day })}
        />
        <NextNumber label={t('nextNumber')} number={next.data?.quotationNumber} />
      </DocumentHead>
    </>
  );
}
