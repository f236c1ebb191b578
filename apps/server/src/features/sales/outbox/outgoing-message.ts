import type { Row } from '../../../platform/database/table-types.ts';
import type { Services } from '../../../platform/core/services.ts';

/** A message that one server has taken to send it: by which way and to whom, and in which state it was found. */
export type DueMessage = Row<'paper_message'> & {
  way: 'EMAIL' | 'SMS';
  recipient: string;
  was: string;
  /** Its business is a sample of another one. */
  is_sample: boolean;
};

type Attachment = { filename: string; contentType: string; content: Buffer };

/** What a message says at the moment in which it is sent. */
export type Composed = {
  /** Of an e-mail. */
  subject: string;
  /** Of an e-mail, its greeting and all. */
  letter: string;
  /** Of an SMS. */
  text: string;
  fromName: string;
  replyTo: string | null;
  /** Made of an e-mail alone. */
  attachments: () => Promise<Attachment[]>;
  /** What is kept of it, to be shown where it was sent from; null where the paper itself tells. */
  said: string | null;
};

/** Makes the message of a kind. Rejects with `Undeliverable` where it is not to be sent any more. */
export type Composer = (services: Services, message: DueMessage) => Promise<Composed>;
