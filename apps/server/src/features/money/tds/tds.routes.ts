import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { cancelDeposit, makeDeposit } from './tds.deposits.ts';
import { downloadTds } from './tds.file.ts';
import { getMonth, listMonths } from './tds.month.ts';
import { readOffer, readRatesOfDay } from './tds.offer.ts';
import { listRates, removeRate, saveRate } from './tds.rates.ts';
import { certify, listWithheld } from './tds.withheld.ts';

/** Tax deducted at source, both ways. */
export function tdsRoutes(server: Server): void {
  implement(
    server,
    tdsContract,
    {
      list: listMonths,
      get: getMonth,
      offer: readOffer,
      ratesOn: readRatesOfDay,
      withheld: listWithheld,
      certify,
      deposit: makeDeposit,
      cancelDeposit,
      rates: listRates,
      saveRate,
      removeRate,
      download: downloadTds,
    },
    {
      tds_rate_code_key: { field: 'fromDayAD', key: 'common.alreadyExists' },
      tds_deposit_voucher_key: { field: 'voucherNumber', key: 'common.alreadyExists' },
      payment_tds_certificate_key: { field: 'certificateNumber', key: 'tds.certificateTwice' },
    },
  );
}
