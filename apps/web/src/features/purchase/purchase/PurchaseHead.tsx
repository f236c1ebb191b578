import { purchaseOrigin } from '@bahi/contract/purchase/purchase/purchase-form';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { useKnownVendor } from '../../parties/vendor/use-known-vendor.ts';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import { CustomsFields } from '../../stock/goods-lines/editor/CustomsFields.tsx';
import { DayField, DocumentHead } from '../../stock/goods-lines/editor/DocumentHead.tsx';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { HeadSelect, HeadSwitch, HeadText } from '../../stock/goods-lines/editor/HeadFields.tsx';
import { PartyField } from '../../stock/goods-lines/editor/PartyField.tsx';
import { useEditorState, useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { followingDay } from '../../stock/goods-lines/following-day.ts';
import type { PurchaseOwn } from './purchase-kind.ts';
import { originKeys } from './purchase-rows.ts';

type Store = { store: EditorStore<PurchaseOwn> };
type Props = Store & { partyField: RefObject<HTMLInputElement | null> };

/** The head of a purchase bill: vendor, number and days as the paper says, and where the goods come from. */
export function PurchaseHead({ store, partyField }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const own = useOwnState(store, (state) => state);
  const isTaxed = useEditorState((state) => state.rules.vatRegistered);
  const number = useRef<HTMLInputElement>(null);
  useVendorIsRegistered(store);
  return (
    <DocumentHead party={<PartyField source={vendors} field={partyField} onward={() => number.current?.focus()} />}>
      <BillNumber store={store} field={number} />
      <BillDays store={store} />
      <HeadSelect
        place="origin"
        label={t('origin')}
        value={own.origin}
        data={purchaseOrigin.words.map((word) => ({ value: word, label: t(originKeys[word]) }))}
        onChange={(chosen) => {
          const origin = purchaseOrigin.words.find((word) => word === chosen);
          if (origin !== undefined) store.setOwn({ origin });
        }}
      />
      {own.origin === 'IMPORT' ? (
        <CustomsFields
          own={own}
          onChange={(change) => store.setOwn(change)}
          countryLabel={t('country')}
          isDeclarationRequired
        />
      ) : null}
      <HeadSwitch
        place="ratesIncludeVat"
        label={t('ratesIncludeVat')}
        value={own.ratesIncludeVat}
        disabled={!isTaxed}
        onChange={(ratesIncludeVat) => store.setOwn({ ratesIncludeVat })}
      />
    </DocumentHead>
  );
}

/** The number on the vendor's paper: its VAT is set off by it, so that a bill with such VAT is not entered without. */
function BillNumber({ store, field }: Store & { field: RefObject<HTMLInputElement | null> }) {
  const t = useTexts(purchaseScreenMessages);
  const { business } = useSession();
  const { billNumber, origin, isVendorRegistered } = useOwnState(store, (state) => state);
  const vat = useEditorState((state) => state.total?.vat ?? zeroPaisa);
  const setsOff = business?.companyRegisterType === 'VAT';
  const isRequired = setsOff && origin === 'LOCAL' && isVendorRegistered === true && vat > 0;
  return (
    <HeadText
      place="billNumber"
      label={t('billNumber')}
      hint={setsOff ? t(isRequired ? 'billNumberNeeded' : 'billNumberFree') : null}
      field={field}
      value={billNumber}
      isRequired={isRequired}
      onChange={(typed) => store.setOwn({ billNumber: typed })}
    />
  );
}

/** Whether the vendor charges VAT is known from the vendor; nobody has written it. */
function useVendorIsRegistered(store: EditorStore<PurchaseOwn>): void {
  const vendorId = useEditorState((state) => state.head.party?.id ?? null);
  const isRegistered = useKnownVendor(String(vendorId ?? ''), vendorId !== null)?.isVatRegistered;
  useEffect(() => {
    if (isRegistered !== undefined) store.learn({ isVendorRegistered: isRegistered });
  }, [isRegistered, store]);
}

/** Bill date and due date; the second follows the first at the distance that it has. */
function BillDays({ store }: Store) {
  const t = useTexts(purchaseScreenMessages);
  const { todayAD } = useSession();
  const dueDateAD = useOwnState(store, (own) => own.dueDateAD);
  const issuedDateAD = useEditorState((state) => state.head.issuedDateAD);
  return (
    <>
      <DayField
        place="issuedDateAD"
        label={t('billDate')}
        value={issuedDateAD}
        max={todayAD}
        onChange={(day) => {
          store.setHead({ issuedDateAD: day });
          store.setOwn({ dueDateAD: followingDay(dueDateAD, issuedDateAD, day) });
        }}
      />
      <DayField
        place="dueDateAD"
        label={t('dueDate')}
        value={dueDateAD}
        onChange={(day) => store.setOwn({ dueDateAD: day })}
      />
    </>
  );
}
