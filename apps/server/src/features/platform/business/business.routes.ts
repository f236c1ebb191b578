import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import {
  saveAddress,
  saveApprovalLimit,
  saveVoucherLimit,
  saveBatchRule,
  saveCreditRule,
  saveStockRule,
  saveInvoiceRules,
  saveIssueDays,
  saveProfile,
  saveSecondStep,
  saveSwitching,
} from './business.commands.ts';
import { saveLogo } from './business.logo.ts';
import { getAddress, getProfile, listBusinessTypes } from './business.queries.ts';

/** The profile that a business keeps of itself, and the kinds of business to choose from. */
export function businessRoutes(server: Server): void {
  implement(server, businessContract, {
    profile: (context) => getProfile(context),
    saveProfile: (context, { body }) => saveProfile(context, body),
    saveImage: (context) => saveLogo(context),
    saveSecondStep: (context, { body }) => saveSecondStep(context, body),
    saveSwitching: (context, { body }) => saveSwitching(context, body),
    saveInvoiceRules: (context, { body }) => saveInvoiceRules(context, body),
    saveIssueDays: (context, { body }) => saveIssueDays(context, body),
    saveVoucherLimit: (context, { body }) => saveVoucherLimit(context, body),
    saveApprovalLimit: (context, { body }) => saveApprovalLimit(context, body),
    saveStockRule: (context, { body }) => saveStockRule(context, body),
    saveCreditRule: (context, { body }) => saveCreditRule(context, body),
    saveBatchRule: (context, { body }) => saveBatchRule(context, body),
    saveAddress: (context, { body }) => saveAddress(context, body),
    address: (context) => getAddress(context),
    types: (context) => listBusinessTypes(context, 'ALL'),
    typesByStatus: (context, { params }) => listBusinessTypes(context, params.status),
  });
}
