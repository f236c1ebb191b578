import { assetForm } from '@bahi/contract/books/asset/asset-forms';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { saveAsset } from '../../../features/books/asset/asset.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

const assets = [
  { name: 'Racks', nameNp: 'र्‍याक', pool: 'B', cost: 120_000 },
  { name: 'Deep freezer', nameNp: 'डिप फ्रिज', pool: 'D', cost: 85_000 },
  { name: 'Computer and printer', nameNp: 'कम्प्युटर र प्रिन्टर', pool: 'B', cost: 55_000 },
] as const;

/** What the opening balance has on fixed assets, piece by piece. */
export async function registerAssets(
  services: Services,
  { actor, outletId }: { actor: Actor; outletId: number },
  day: CalendarDay,
): Promise<void> {
  for (const asset of assets) {
    const body = assetForm.parse({ ...asset, outletId, boughtOnAD: formatAdDate(day) });
    await act(services, actor, day, (context) => saveAsset(context, { body }));
  }
}
