import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readChequeMonth } from './cheque.calendar.ts';
import { clearCheque, saveChequeDetails, reverseCheque } from './cheque.commands.ts';
import { depositCheques } from './cheque.deposit.ts';
import { bounceCheque, handBackCheque } from './cheque.fall.ts';
import { listCheques } from './cheque.list.ts';
import { printCheque, printChequeSlip } from './cheque.print.ts';
import { getCheque } from './cheque.queries.ts';

/** Cheques, from hand to bank. */
export function chequeRoutes(server: Server): void {
  implement(
    server,
    chequeContract,
    {
      list: listCheques,
      calendar: readChequeMonth,
      get: (context, { params }) => getCheque(context, params.id),
      details: saveChequeDetails,
      deposit: depositCheques,
      clear: clearCheque,
      bounce: bounceCheque,
      handBack: handBackCheque,
      reverse: reverseCheque,
      print: printCheque,
      printSlip: printChequeSlip,
    },
    {
      cheque_received_once: { field: 'number', key: 'cheque.numberTaken' },
      cheque_given_once: { field: 'number', key: 'cheque.numberTaken' },
    },
  );
}
