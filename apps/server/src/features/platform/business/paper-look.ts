import type { PaperLook, PaperSeller } from '@bahi/contract/paper/paper-data';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { SellerAsPrinted } from './seller.ts';

type LookRow = Pick<PaperLook, 'layout' | 'colour' | 'logoPlace'> & {
  isSample: boolean;
  logoPng: Buffer | null;
  signaturePng: Buffer | null;
  footer: string | null;
  footerNp: string | null;
};

/** How the papers of the business look today: a document keeps what it says, and no look. */
export async function readPaperLook({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<PaperLook> {
  const [row] = await db.query<LookRow>(
    `select paper_layout as layout, paper_colour as colour, logo_place as "logoPlace",
       paper_footer as footer, paper_footer_np as "footerNp",
       sample_of_id is not null as "isSample", logo.content as "logoPng", signature.content as "signaturePng"
     from business
     left join stored_file_content as logo on logo.business_id = $1 and logo.file_id = business.logo_file_id
     left join stored_file_content as signature
       on signature.business_id = $1 and signature.file_id = business.signature_file_id
     where business.id = $1`,
    [businessId],
  );
  const { footer, footerNp, ...look } = row ?? failNotFound();
  return { ...look, footer: { en: footer ?? '', ne: footerNp } };
}

/** Whose paper it is, as its document keeps it, in the look of today. */
export function paperSellerOf(seller: SellerAsPrinted, look: PaperLook): PaperSeller {
  return {
    name: { en: seller.name, ne: seller.nameNp },
    address: { en: seller.address, ne: seller.addressNp },
    pan: seller.pan,
    phone: seller.phone,
    look,
  };
}
