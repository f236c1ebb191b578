import type { ListFileColumnOf } from '../../reports/list-file/list-file.ts';
import { businessDetailScreenMessages } from './business-detail-screen.messages.ts';

type OfCompany = { companyName: string | null; companyNameNp: string | null };

/** In files of people for the platform, whose somebody is; a business needs no such column. */
export function companyColumn<Row extends OfCompany>(): ListFileColumnOf<Row> {
  return {
    key: 'company',
    title: businessDetailScreenMessages.texts.viewTitle,
    kind: 'text',
    value: ({ companyName, companyNameNp }, language) =>
      language === 'ne' ? companyNameNp || companyName : companyName || companyNameNp,
    isOfPlatform: true,
  };
}
