import type { Check } from '../verify/check.ts';

/** The record of a file is audited, its content is not: it is held by its digest. */
export const filesCheck: Check = {
  name: 'files',
  holds: 'every file has its content, of the size and the digest that its record says',
  counts: 'select count(*) as n from stored_file where business_id = $1',
  faults: `
    select coalesce(file.id, kept.file_id) as file_id, file.name, file.size_bytes, length(kept.content) as content_bytes
    from (select * from stored_file where business_id = $1) file
    full join (select * from stored_file_content where business_id = $1) kept on kept.file_id = file.id
    where file.id is null or kept.file_id is null or (file.size_bytes, file.sha256)
      is distinct from (length(kept.content), sha256(kept.content))`,
};
