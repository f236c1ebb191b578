import type { Answer } from '@bahi/contract/endpoint';
import { cbmsContract, type cbmsSetupForm } from '@bahi/contract/sales/cbms/cbms.contract';
import { screens } from '@bahi/contract/screens';
import type { z } from '@bahi/contract/zod';

export type CbmsReport = Answer<typeof cbmsContract.list>['rows'][number];
export type CbmsOutbox = Answer<typeof cbmsContract.state>;
export type CbmsSetupValues = z.input<typeof cbmsSetupForm>;

const lists = { BILL: screens.invoices, RETURN: screens.creditNotes } as const satisfies Record<
  CbmsReport['what'],
  string
>;

/** Where the document opens that a row is of. */
export function documentScreen({ what, documentId }: Pick<CbmsReport, 'what' | 'documentId'>): string {
  return `${lists[what]}?view=${documentId}`;
}

/** How telling is set up, as the form shows it; its password stays on the server. */
export function cbmsSetupValues({ setup }: CbmsOutbox, todayAD: string): CbmsSetupValues {
  if (setup === null) return { isOn: true, fromDayAD: todayAD, address: '', userName: '', password: '' };
  const { isOn, fromDayAD, address, userName, version } = setup;
  return { isOn, fromDayAD, address, userName, password: '', version };
}
