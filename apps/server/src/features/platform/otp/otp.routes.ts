import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { sendOtp, verifyOtp } from './otp.commands.ts';
import { listCodes } from './otp.queries.ts';

export function otpRoutes(server: Server): void {
  implement(server, otpContract, { send: sendOtp, resend: sendOtp, verify: verifyOtp, list: listCodes });
}
