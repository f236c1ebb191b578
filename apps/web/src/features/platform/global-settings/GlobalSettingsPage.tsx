import { globalSettingsScreenMessages } from '@bahi/contract/platform/global-settings/global-settings-screen.messages';
import { globalSettingsMessages } from '@bahi/contract/platform/global-settings/global-settings.messages';
import { globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { emailSetupScreenMessages } from '@bahi/contract/platform/email-setup/email-setup-screen.messages';
import { smsSettingsScreenMessages } from '@bahi/contract/platform/sms-settings/sms-settings-screen.messages';
import { Building2, CalendarDays, Mail, MessageSquare, Timer } from 'lucide-react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { type PageTab, PageTabs } from '../../../ui/shell/PageTabs.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { CalendarTab } from '../calendar-year/CalendarTab.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import { MailTab } from './MailTab.tsx';
import { SessionTab } from './SessionTab.tsx';
import { SmsTab } from './SmsTab.tsx';

registerTexts(globalSettingsMessages);

const iconPixels = 16;

const needs = globalSettingsContract.company.access;

/** What the platform sets for all, a tab for each form. */
export function GlobalSettingsPage() {
  const t = useTexts(globalSettingsScreenMessages);
  const sms = useTexts(smsSettingsScreenMessages);
  const mail = useTexts(emailSetupScreenMessages);
  const { can } = useSession();
  const mailTab: PageTab = {
    name: 'mail',
    label: mail('tab'),
    icon: <Mail size={iconPixels} aria-hidden />,
    content: <MailTab />,
  };
  const tabs: PageTab[] = [
    {
      name: 'company',
      label: t('company'),
      icon: <Building2 size={iconPixels} aria-hidden />,
      content: <CompanyTab />,
    },
    { name: 'session', label: t('session'), icon: <Timer size={iconPixels} aria-hidden />, content: <SessionTab /> },
    {
      name: 'sms',
      label: sms('tab'),
      icon: <MessageSquare size={iconPixels} aria-hidden />,
      content: <SmsTab />,
    },
    ...(can(emailSetupContract.list) ? [mailTab] : []),
    {
      name: 'calendar',
      label: t('calendar'),
      icon: <CalendarDays size={iconPixels} aria-hidden />,
      content: <CalendarTab />,
    },
  ];
  return (
    <>
      <PageTitle title={t('title')} />
      {can(needs) ? <PageTabs tabs={tabs} /> : <ForbiddenState needs={needs} />}
    </>
  );
}
