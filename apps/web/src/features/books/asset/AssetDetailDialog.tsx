import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screens } from '@bahi/contract/screens';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/DialogActions.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText, NumberText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import type { Asset } from './asset-form.ts';
import { type AssetOpeners, useAssetActions } from './use-asset-actions.tsx';

type Props = { opened: boolean; onClose: () => void; id: number | null; openers: Omit<AssetOpeners, 'view'> };

/** One asset of the register, with what may be done with it. */
export function AssetDetailDialog({ opened, onClose, id, openers }: Props) {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const enabled = id !== null && opened;
  const { data, error, refetch } = useCall(assetContract.get, { params: { id: id ?? 0 } }, { enabled, staleTime: 0 });
  const actionsOf = useAssetActions(openers);
  const title = data === undefined ? t('viewTitle') : nameIn(language, data.name, data.nameNp);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={720}>
      {data !== undefined ? (
        <>
          <AssetDetails asset={data} />
          <RecordHistory kind="ASSET" id={data.id} />
          <DialogFooter>
            <DialogActions actions={actionsOf(data)} />
          </DialogFooter>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </Dialog>
  );
}

type Shown = Details<Asset, 'isEditable' | 'isDisposable' | 'isRestorable' | 'boughtOnAD' | 'disposedOnAD'>;

function AssetDetails({ asset }: { asset: Asset }) {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const { usefulYears, disposedOnAD, voucherId, voucherCode, invoiceId, invoiceCode, proceeds } = asset;
  const wasDisposed = disposedOnAD !== null;
  return (
    <DetailList
      details={
        {
          name: { label: t('name'), value: nameIn(language, asset.name, asset.nameNp) },
          pool: { label: t('pool'), value: t(`pool${asset.pool}`) },
          state: { label: t('state'), value: t(asset.state) },
          outletName: { label: t('outlet'), value: nameIn(language, asset.outletName, asset.outletNameNp) },
          boughtOnBS: { label: t('boughtOn'), value: <DateText ad={asset.boughtOnAD} /> },
          fiscalYear: { label: t('year'), value: formatFiscalYear(asset.fiscalYear, language) },
          cost: { label: t('cost'), value: <MoneyText rupees={asset.cost} withUnit /> },
          usefulYears:
            usefulYears === null ? null : { label: t('usefulYears'), value: <NumberText value={usefulYears} /> },
          disposedOnBS: wasDisposed ? { label: t('disposedOn'), value: <DateText ad={disposedOnAD} /> } : null,
          proceeds: wasDisposed ? { label: t('proceeds'), value: <MoneyText rupees={proceeds} withUnit /> } : null,
          voucherCode:
            voucherId === null
              ? null
              : {
                  label: t('voucher'),
                  value: can(voucherContract.get) ? (
                    <TextLink to={`${screens.vouchers}?view=${voucherId}`}>{voucherCode}</TextLink>
                  ) : (
                    voucherCode
                  ),
                },
          invoiceCode:
            invoiceCode === null
              ? null
              : {
                  label: t('soldBy'),
                  value: can(invoiceContract.get) ? (
                    <TextLink to={`${screens.invoices}?view=${invoiceId}`}>{invoiceCode}</TextLink>
                  ) : (
                    invoiceCode
                  ),
                },
          enteredBy: { label: t('enteredBy'), value: asset.enteredBy },
          note: { label: t('note'), value: asset.note, wide: true },
        } satisfies Shown
      }
    />
  );
}
