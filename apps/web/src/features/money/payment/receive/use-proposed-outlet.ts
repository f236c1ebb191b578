import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { useCalls } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';

/**
 * Where a customer's payment most likely belongs: the outlet of the oldest that they owe, or the first one where they
 * owe nothing; null as long as that is not asked or not known.
 */
export function useProposedOutlet(customerId: number, isAsked: boolean): number | null {
  const { outlets } = useSession();
  const asked = isAsked && customerId > 0 ? outlets : [];
  const answers = useCalls(
    asked.map(({ id: outletId }) => ({
      endpoint: paymentContract.openDocuments,
      sent: { params: { customerId }, query: { outletId } },
    })),
  );
  if (asked.length === 0 || answers.some(({ data }) => data === undefined)) return null;
  const oldest = answers.flatMap(({ data }, position) => {
    const [first] = data?.rows ?? [];
    return first === undefined ? [] : [{ outletId: asked[position]?.id ?? null, billDateAD: first.billDateAD }];
  });
  oldest.sort((one, other) => one.billDateAD.localeCompare(other.billDateAD));
  return oldest[0]?.outletId ?? asked[0]?.id ?? null;
}
