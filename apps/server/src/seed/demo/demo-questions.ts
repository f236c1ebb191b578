import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { writeComment } from '../../features/platform/record-history/record-comment.commands.ts';
import type { Services } from '../../platform/core/services.ts';
import { act, type Actor } from './demo-context.ts';

type Written = { text: string; isQuestion?: boolean; answers?: number };

/** Two questions on customers: one has its answer, one waits for it. */
export async function askOfRecords(
  services: Services,
  { owner, cashier, today }: { owner: Actor; cashier: Actor; today: CalendarDay },
  customerIds: readonly number[],
): Promise<void> {
  const [first, second] = customerIds;
  if (first === undefined || second === undefined) return;
  const write = (actor: Actor, recordId: number, written: Written): Promise<{ id: number }> =>
    act(services, actor, today, (context) =>
      writeComment(context, {
        body: recordHistoryContract.comment.body.parse({ kind: 'CUSTOMER', recordId, ...written }),
      }),
    );
  const asked = await write(owner, first, { text: 'यो पसलको प्यान नम्बर मिल्यो?', isQuestion: true });
  await write(cashier, first, { text: 'मिल्यो, बिलमै हेरेँ।', answers: asked.id });
  await write(owner, second, { text: 'उधारोको म्याद कहिलेसम्म भन्नुभएको छ?', isQuestion: true });
}
