import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { screens } from '@bahi/contract/screens';
import { edited, inList } from './edited-record.ts';

export const assetRecord = edited(assetContract.save, {
  get: assetContract.get,
  full: ({ ad, outletId }, number) => ({
    name: `Fixed asset ${number}`,
    nameNp: `स्थिर सम्पत्ति ${number}`,
    pool: 'E' as const,
    outletId,
    boughtOnAD: ad,
    cost: 12_000,
    usefulYears: 5,
    note: 'Bought with the shop',
  }),
  asked: ['boughtOnAD', 'outletId'],
  without: { boughtOnBS: 'the same day, which the AD one says' },
  open: inList(screens.assets),
});
