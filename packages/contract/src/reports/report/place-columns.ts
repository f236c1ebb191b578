import { reportColumns } from './report-columns.messages.ts';

const { business, outlet } = reportColumns.texts;

/** Owners and internal users see the outlet, outlet users the business (specification, section 6). */
export const placeColumns = {
  businessName: { kind: 'name', title: business, only: 'outlet' },
  outletName: { kind: 'name', title: outlet, only: 'business' },
} as const;
