import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { globalSettingsScreenMessages } from '@bahi/contract/platform/global-settings/global-settings-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { paperLookScreenMessages } from '@bahi/contract/sales/paper-look/paper-look-screen.messages';
import { lastDayOfMonth } from '@bahi/contract/reports/report-schedule/report-schedule-choices';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Text } from '@bahi/contract/messages';
import type { ToldAs, ToldField } from './told-as.ts';

const business = businessScreenMessages.texts;
const [look, role, schedule] = [
  paperLookScreenMessages.texts,
  roleScreenMessages.texts,
  reportScheduleScreenMessages.texts,
];
const t = dataSheets.texts;
const languages = { ne: globalSettingsScreenMessages.texts.ne, en: globalSettingsScreenMessages.texts.en };
/** Days of a month; the last one by its word. */
const monthDays: Readonly<Record<string, Text>> = Object.fromEntries(
  Array.from({ length: lastDayOfMonth }, (_, before) => {
    const day = String(before + 1);
    const said = { en: day, ne: inDigitsOf(day, 'ne') };
    return [day, before + 1 === lastDayOfMonth ? schedule.lastDay : said];
  }),
);
const told = (label: Text, as: ToldAs = 'text'): ToldField => ({ label, as });

/** The columns of what is set up: the business itself, its roles, and which reports go by e-mail. */
export const setUpFields: Readonly<Record<string, ToldField>> = {
  'business.company_name': told(business.companyNameEnglish),
  'business.company_name_np': told(business.companyNameNp),
  'business.company_email': told(business.companyEmail),
  'business.register_type': told(business.registerType, 'word'),
  'business.pan': told(business.panOrVATNumber),
  'business.business_type_id': told(business.businessType, { nameOf: 'business_type' }),
  'business.status': told(t.status, 'word'),
  'business.allows_negative_stock': told(business.allowsNegativeStock, 'flag'),
  'business.keeps_batches': told(business.keepsBatches, 'flag'),
  'business.allows_free_lines': told(business.allowsFreeLines, 'flag'),
  'business.rounds_to_rupee': told(business.roundsToRupee, 'flag'),
  'business.issues_abbreviated': told(business.issuesAbbreviated, 'flag'),
  'business.sells_abroad': told(business.sellsAbroad, 'flag'),
  'business.issue_days_back': told(business.issueDaysBack, 'count'),
  'business.paper_layout': told(t.paperLayout, { words: look }),
  'business.paper_colour': told(t.paperColour, { words: look }),
  'business.logo_place': told(t.logoOnPaper, { words: look }),
  'business.paper_footer': told(t.paperFooter),
  'business.paper_footer_np': told(t.paperFooterNp),
  'business.credit_rule': told(business.creditRule, { words: business }),
  'business.second_step_of': told(business.secondStepOf, { words: business }),
  'business.allows_switching': told(business.allowsSwitching, 'flag'),
  'business.approval_limit_paisa': told(business.approvalLimit, 'money'),
  'business.voucher_limit_paisa': told(business.voucherLimit, 'money'),
  'role.user_type': told(role.type, 'word'),
  'report_schedule.name': told(schedule.name),
  'report_schedule.frequency': told(schedule.frequency, { words: schedule }),
  'report_schedule.weekday': told(schedule.weekday, { words: schedule }),
  'report_schedule.month_day': told(schedule.monthDay, { words: monthDays }),
  'report_schedule.hour': told(schedule.hour, 'count'),
  'report_schedule.file_type': told(schedule.fileType, { words: schedule }),
  'report_schedule.language': told(schedule.language, { words: languages }),
  'report_schedule.recipients': told(schedule.recipients, 'texts'),
  'report_schedule.only_with_rows': told(schedule.onlyWithRows, 'flag'),
  'report_schedule.kept_by_name': told(schedule.keptBy),
  'report_schedule.stop_reason': told(schedule.STOPPED, 'word'),
};
