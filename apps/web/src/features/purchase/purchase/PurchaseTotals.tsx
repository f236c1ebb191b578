import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import classes from '../../stock/goods-lines/editor/TotalsPanel.module.css';
import { TotalsAmount } from '../../stock/goods-lines/editor/TotalsRow.tsx';
import { useEditorState, useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import type { PurchaseOwn } from './purchase-kind.ts';

type Props = { store: EditorStore<PurchaseOwn> };

/** What the vendor rounded the total by, either way. */
export function StatedRounding({ store }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const value = useOwnState(store, (own) => own.roundingAmount);
  return (
    <TotalsAmount
      place="roundingAmount"
      label={t('roundingAmount')}
      value={value}
      onChange={(roundingAmount) => store.setOwn({ roundingAmount })}
    />
  );
}

/** What becomes of the VAT on the bill, or why there is none. */
export function VatRemark({ store }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const { business } = useSession();
  const isImport = useOwnState(store, (own) => own.origin) === 'IMPORT';
  const isTaxed = useEditorState((state) => state.rules.vatRegistered);
  const hasVat = useEditorState((state) => (state.total?.vat ?? 0) > 0);
  const isSetOff = business?.companyRegisterType === 'VAT';
  const taxed = hasVat ? t(isSetOff ? 'vatSetOff' : 'vatIsCost') : null;
  const remark = isTaxed ? taxed : t(isImport ? 'vatAtCustoms' : 'vatNone');
  return remark === null ? null : <p className={classes.words}>{remark}</p>;
}
