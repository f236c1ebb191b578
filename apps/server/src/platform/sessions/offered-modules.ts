/**
 * In SQL, whether a module is anything to a business: what tells of batches is nothing to one that keeps none. Roles that
 * the platform shares are made for all. `business` is the parameter with its id.
 */
export function isOffered(business: `$${number}`): string {
  return `(module.code <> 'expiry-report' or ${business} = 0
    or exists (select from business where business.id = ${business} and business.keeps_batches))`;
}
