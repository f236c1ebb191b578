import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { type LinedValues, sumsOf } from './voucher-form.ts';

/** While a voucher is written: that it will wait for approval, being above the owner's limit. */
export function ApprovalHint({ control }: { control: Control<LinedValues, unknown, LinedValues> }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const { business, can } = useSession();
  const lines = useWatch({ control, name: 'lines' });
  const limit = business?.voucherLimit ?? null;
  if (limit === null || can(voucherContract.approveDrafts) || sumsOf(lines).debit <= paisaOf(limit)) return null;
  return <p role="status">{t('willWait', { limit: formatRupees(paisaOf(limit), language) })}</p>;
}
