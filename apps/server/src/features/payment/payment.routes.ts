import { paymentContract } from '@bahi/contract/payment/payment.contract';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { createPayment } from './payment.commands.ts';
import { paymentsOfInvoice } from './payment.queries.ts';

export function paymentRoutes(server: Server): void {
  implement(server, paymentContract, { ofInvoice: paymentsOfInvoice, create: createPayment });
}
