import type { UserType } from '@bahi/contract/enumeration';
import type { Tx } from '../../platform/database.ts';
import { dataAddress, joinPicture } from '../session/session.rows.ts';

export type ProfileRow = {
  id: number;
  user_name: string;
  full_name: string;
  email: string | null;
  mobile_number: string | null;
  user_type: UserType;
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null;
  date_of_birth: string | null;
  /** A data address. */
  picture: string | null;
  last_sign_in_at: Date | null;
  version: number;
};

export async function findProfile(tx: Tx, businessId: number, userId: number): Promise<ProfileRow | null> {
  const rows = await tx.query<ProfileRow>(
    `select person.id, person.user_name, person.full_name, person.email, person.mobile_number, person.user_type,
       person.gender, person.date_of_birth, ${dataAddress('picture')} as picture, person.last_sign_in_at, person.version
     from app_user person ${joinPicture('picture', 'person.picture_file_id')}
     where person.id = $2 and person.business_id = $1`,
    [businessId, userId],
  );
  return rows[0] ?? null;
}
