import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { sharePaper } from '../../features/sales/sharing/sharing.commands.ts';
import type { Services } from '../../platform/core/services.ts';
import { act } from './demo-context.ts';
import type { Place } from './money/demo-money.ts';

/** Some bills of the last days were sent to their customers, and a quotation and a credit note as well. */
export async function shareSome(services: Services, { actor, outletId, today }: Place): Promise<void> {
  await act(services, actor, today, async (context) => {
    const papers = await context.db.query<{ kind: SharedKind; id: number }>(
      `(select 'invoice' as kind, id from document where business_id = $1 and outlet_id = $2 and kind = 'INVOICE'
          and state = 'FINAL' and dated_on <= $3 order by dated_on desc, id desc limit 4)
       union all (select 'credit-note', id from document where business_id = $1 and outlet_id = $2 and kind = 'CREDIT_NOTE'
          and state = 'FINAL' order by dated_on desc, id desc limit 1)
       union all (select 'quotation', id from quotation where business_id = $1 and outlet_id = $2 and state = 'PUBLISHED'
          order by dated_on desc, id desc limit 1)`,
      [context.businessId, outletId, formatAdDate(addDays(today, -1))],
    );
    for (const [position, { kind, id }] of papers.entries())
      await sharePaper(context, {
        params: { kind, id },
        query: {},
        body: { way: position % 2 === 0 ? 'WHATSAPP' : 'LINK' },
      });
  });
}
