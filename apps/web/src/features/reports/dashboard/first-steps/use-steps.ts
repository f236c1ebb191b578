import { screens } from '@bahi/contract/screens';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';

export type Step = {
  title: string;
  text: string;
  isDone: boolean;
  /** Nothing can be recorded before the profile is complete. */
  needsProfile: boolean;
  ways: { label: string; to: string }[];
};

/** The steps to the first invoice that the user may take. */
export function useSteps(hasGoods: boolean): Step[] {
  const t = useTexts(dashboardScreenMessages);
  const { can, isProfileComplete, isBusinessInactive } = useSession();
  const may = (isAllowed: boolean, label: string, to: string) =>
    isAllowed && !isBusinessInactive ? [{ label, to }] : [];
  const steps: Step[] = [
    {
      title: t('stepProfile'),
      text: t('stepProfileText'),
      isDone: isProfileComplete,
      needsProfile: false,
      ways: may(can(businessContract.saveProfile), t('goProfile'), screens.businessProfile),
    },
    {
      title: t('stepItems'),
      text: t('stepItemsText'),
      isDone: hasGoods,
      needsProfile: true,
      ways: [
        ...may(can(itemContract.create), t('goItems'), screens.newItem),
        ...may(can(serviceContract.save), t('goServices'), screens.newService),
      ],
    },
    {
      title: t('stepInvoice'),
      text: t('stepInvoiceText'),
      isDone: false,
      needsProfile: true,
      ways: may(can(invoiceContract.create), t('newInvoice'), screens.newInvoice),
    },
  ];
  return steps.filter(({ isDone, ways }) => isDone || ways.length > 0);
}
