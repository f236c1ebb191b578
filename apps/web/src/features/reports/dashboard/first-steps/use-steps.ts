import { screens } from '@bahi/contract/screens';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { readyItemContract } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { readyItemsTitle } from '@bahi/contract/catalogue/ready-item/ready-item-words';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { BusinessSummary } from '../dashboard-answer.ts';

type Told = NonNullable<BusinessSummary['firstSteps']>[number];
type Way = { label: string; to: string };
export type Step = Told & {
  title: string;
  text: string;
  /** Nothing can be recorded before the profile is complete. */
  needsProfile: boolean;
  /** Where it is done; the first is the usual one. */
  ways: Way[];
};

/** The first steps that the server tells the user of, each with where it is taken. */
export function useSteps(told: readonly Told[]): Step[] {
  const t = useTexts(dashboardScreenMessages);
  const { can } = useSession();
  const language = useLanguage();
  const profile: Way[] = [{ label: t('goProfile'), to: screens.businessProfile }];
  const item = { label: t('goItems'), to: screens.newItem, needs: itemContract.create };
  const service = { label: t('goServices'), to: screens.newService, needs: serviceContract.save };
  const catalogue = { label: readyItemsTitle[language], to: screens.readyItems, needs: readyItemContract.take };
  const words: Readonly<Record<Told['step'], Pick<Step, 'title' | 'text' | 'ways'>>> = {
    PROFILE: { title: t('stepProfile'), text: t('stepProfileText'), ways: profile },
    ITEM: {
      title: t('stepItem'),
      text: t('stepItemText'),
      ways: [item, service, catalogue].filter(({ needs }) => can(needs)).map(({ label, to }) => ({ label, to })),
    },
    BILL: {
      title: t('stepBill'),
      text: t('stepBillText'),
      ways: [{ label: t('newInvoice'), to: screens.newInvoice }],
    },
    LOGO: {
      title: t('stepLogo'),
      text: t('stepLogoText'),
      ways: [{ label: t('goLogo'), to: `${screens.businessProfile}?edit=1` }],
    },
    USERS: { title: t('stepUsers'), text: t('stepUsersText'), ways: [{ label: t('goUsers'), to: screens.newUser }] },
    IMPORT: {
      title: t('stepImport'),
      text: t('stepImportText'),
      ways: [{ label: t('goImport'), to: screens.dataImports }],
    },
  };
  return told.map((step) => ({ ...step, ...words[step.step], needsProfile: step.step !== 'PROFILE' }));
}
