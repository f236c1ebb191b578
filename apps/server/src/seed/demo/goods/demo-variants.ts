import { itemCodeForm } from '@bahi/contract/catalogue/item-code/item-code.contract';
import { wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { makeItemCodes } from '../../../features/catalogue/item-code/item-code.commands.ts';
import { createItem } from '../../../features/catalogue/item/item.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';
import { findReference } from '../demo-people.ts';

/** What is sold of the apron: size, colour, price, and how many there were in each outlet. */
const aprons = [
  { size: 'M', colour: 'Blue', price: 450, stock: [18, 6] },
  { size: 'M', colour: 'Black', price: 450, stock: [12, 4] },
  { size: 'L', colour: 'Blue', price: 480, stock: [9, 3] },
  { size: 'L', colour: 'Black', price: 480, stock: [7, 0] },
] as const;

/** One item that is kept in sizes and colours, of which not every combination is; and the codes of all that is sold. */
export async function stockAprons(
  services: Services,
  actor: Actor,
  day: CalendarDay,
  outletIds: { main: number; second: number },
): Promise<void> {
  await act(services, actor, day, async (context) => {
    const values = await context.db.query<{ id: number; value: string }>(
      'select id, value from attribute_value where business_id = 0 and value = any($1)',
      [aprons.flatMap(({ size, colour }) => [size, colour])],
    );
    const idOf = (value: string): number => values.find((one) => one.value === value)?.id ?? 0;
    const form = wholeItemForm.parse({
      name: 'Kitchen apron',
      nameNp: 'भान्साको एप्रोन',
      code: 'AP-01',
      categoryId: await findReference(context.db, 'item_category', 'CLOTHING'),
      unitId: await findReference(context.db, 'unit', 'pcs'),
      purchasePrice: 320,
      sellingPrice: 450,
      purchaseDateAD: formatAdDate(day),
      description:
        '<p>Cotton, with two pockets.</p><ul><li>Size M for up to 170 cm</li><li>Size L above that</li></ul>',
      planningData: { reorderPoint: 10, reorderQuantity: 24, leadDays: 7 },
      attributeValueIds: values.map(({ id }) => id),
      ledgerDetails: aprons.map(({ size, colour, price, stock: [main, second] }) => ({
        attributeValueIds: [idOf(size), idOf(colour)],
        purchasePrice: 320,
        sellingPrice: price,
        openingStock: [
          { outletId: outletIds.main, quantity: main, rate: 320 },
          ...(second === 0 ? [] : [{ outletId: outletIds.second, quantity: second, rate: 320 }]),
        ],
      })),
    });
    return createItem(context, form);
  });
  // Nothing has a code of a maker, so that everything gets one of the shop's own.
  await act(services, actor, day, (context) => makeItemCodes(context, itemCodeForm.parse({})));
}
