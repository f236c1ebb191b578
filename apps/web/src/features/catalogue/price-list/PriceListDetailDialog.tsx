import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { PriceList } from './price-list-form.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  id: number | null;
  onEdit: (id: number) => void;
  onPrices: (id: number) => void;
};

/** Shows for whom a list is and when it holds, and leads to its prices. */
export function PriceListDetailDialog({ opened, onClose, id, onEdit, onPrices }: Props) {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const enabled = id !== null && opened;
  const found = useCall(priceListContract.get, { params: { id: id ?? 0 } }, { enabled, staleTime: 0 });
  const list = found.data;
  const mayEdit = list !== undefined && can('price-list.update') && can(priceListContract.save);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={list === undefined ? t('viewTitle') : nameIn(language, list.name, list.nameNp)}
      onEdit={mayEdit ? () => onEdit(list.id) : undefined}
      actions={
        list === undefined ? null : (
          <Button variant="default" onClick={() => onPrices(list.id)}>
            {t('openPrices')}
          </Button>
        )
      }
    >
      {list !== undefined ? (
        <>
          <PriceListDetails list={list} />
          <RecordHistory kind="PRICE_LIST" id={list.id} />
        </>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </DetailDialog>
  );
}

function PriceListDetails({ list }: { list: PriceList }) {
  const t = useTexts(priceListScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const namesOf = (parties: PriceList['customers']): string =>
    parties.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · ');
  return (
    <DetailList
      details={
        {
          name: { label: t('nameEnglish'), value: list.name },
          nameNp: { label: t('nameNp'), value: list.nameNp },
          audience: { label: t('audience'), value: t(list.audience) },
          customerGroups:
            list.audience === 'GROUPS'
              ? { label: t('customerGroups'), value: namesOf(list.customerGroups), wide: true }
              : null,
          customers:
            list.audience === 'CUSTOMERS'
              ? { label: t('customers'), value: namesOf(list.customers), wide: true }
              : null,
          fromDateAD: { label: t('fromDate'), value: <DateText ad={list.fromDateAD} withAd /> },
          tillDateAD: { label: t('tillDate'), value: <DateText ad={list.tillDateAD} withAd /> },
          discountPercent: { label: t('discountPercent'), value: <NumberText value={list.discountPercent} /> },
          priceCount: { label: t('priceCount'), value: <NumberText value={list.priceCount} /> },
          remarks: { label: t('remarks'), value: list.remarks, wide: true },
          isActive: { label: ui('status'), value: <StatusBadge isActive={list.isActive} /> },
        } satisfies Details<PriceList, 'audienceNames' | 'audienceCount' | 'customerIds' | 'customerGroupIds'>
      }
    />
  );
}
