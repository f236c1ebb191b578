import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { purchaseOrigin } from '@bahi/contract/purchase/purchase/purchase-form';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { status } from '@bahi/contract/enumeration';
import { type RefObject, useEffect, useRef } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useKnownVendor } from '../../parties/vendor/use-known-vendor.ts';
import { vendors } from '../../parties/vendor/vendor-source.ts';
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
      <HeadText
        place="billNumber"
        label={t('billNumber')}
        field={number}
        value={own.billNumber}
        onChange={(billNumber) => store.setOwn({ billNumber })}
      />
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
      {own.origin === 'IMPORT' ? <Declaration store={store} /> : null}
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

/** What the customs gave with imported goods; a draft may wait for it. */
function Declaration({ store }: Store) {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  const { todayAD } = useSession();
  const own = useOwnState(store, (state) => state);
  const countries = useCall(geographyContract.countries, { params: { status: status.numbers.ACTIVE } });
  return (
    <>
      <HeadText
        place="declarationNumber"
        label={t('declarationNumber')}
        value={own.declarationNumber}
        isRequired
        onChange={(declarationNumber) => store.setOwn({ declarationNumber })}
      />
      <DayField
        place="declarationDateAD"
        label={t('declarationDate')}
        value={own.declarationDateAD}
        max={todayAD}
        onChange={(declarationDateAD) => store.setOwn({ declarationDateAD })}
      />
      <HeadSelect
        place="countryId"
        label={t('country')}
        value={own.countryId}
        isRequired
        data={[
          { value: '', label: t('chooseCountry') },
          ...(countries.data ?? []).map(({ id, name, nameNp }) => ({
            value: String(id),
            label: nameIn(language, name, nameNp),
          })),
        ]}
        onChange={(countryId) => store.setOwn({ countryId })}
      />
    </>
  );
}
