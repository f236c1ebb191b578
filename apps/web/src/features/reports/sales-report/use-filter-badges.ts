import { salesReportScreenMessages } from '@bahi/contract/reports/sales-report/sales-report-screen.messages';
import { toLatin } from '@bahi/domain/numbers/digits';
import { useCalendar } from '../../../platform/calendar.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { useBsText } from '../../../ui/dates/DateText.tsx';
import { dayOf } from '../../../ui/dates/date-month.ts';
import type { ReportFilter } from './sales-report-form.ts';
import { type SellableKind, useCustomerChoices, useSellableChoices } from './use-report-choices.ts';

export type FilterBadge = { label: string; value: string };

/** Each part of the filter that is chosen, by the name of its field and of what was chosen. */
export function useFilterBadges(filter: ReportFilter): FilterBadge[] {
  const t = useTexts(salesReportScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const bsText = useBsText();
  const { outlets } = useSession();
  const kind: SellableKind | null =
    filter.inventoryType === 'ITEM' || filter.inventoryType === 'SERVICE' ? filter.inventoryType : null;
  const sellables = useSellableChoices(kind, filter.itemOrServiceId);
  const customers = useCustomerChoices(filter.customerId);
  const dayText = (ad: string): string => {
    const day = dayOf(ad, calendar);
    return day === null ? ad : bsText(day);
  };
  const named = (choice: { label: string; labelNp?: string | null } | null | undefined): string =>
    choice ? nameIn(language, choice.label, choice.labelNp) : '…';
  const outlet = outlets.find(({ id }) => String(id) === filter.outletId);
  const kindName = kind === null ? '' : t(kind === 'ITEM' ? 'item' : 'service');
  const sellable =
    filter.itemOrServiceId === ''
      ? { label: t('inventoryType'), value: kindName }
      : { label: kindName, value: named(sellables.chosen) };
  return [
    { label: t('startDate'), value: dayText(filter.fromDate) },
    { label: t('endDate'), value: dayText(filter.toDate) },
    ...(filter.outletId === ''
      ? []
      : [{ label: t('outlet'), value: nameIn(language, outlet?.name ?? filter.outletId, outlet?.nameNp) }]),
    ...(kind === null ? [] : [sellable]),
    ...(filter.customerId === '' ? [] : [{ label: t('customer'), value: named(customers.chosen) }]),
    ...(filter.invoiceNumber === '' ? [] : [{ label: t('invoiceNumber'), value: toLatin(filter.invoiceNumber) }]),
  ];
}
