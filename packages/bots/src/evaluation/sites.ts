import { oncePerTable } from '@coalbrook/rules';

/** The sites of a table in lists that are fast to read, indexed by site. */
export interface SiteLists {
  readonly place: Uint8Array;
  /** One bit for each industry that a site accepts. */
  readonly accepts: Uint32Array;
}

export const siteListsOf = oncePerTable(({ sites }): SiteLists => ({
  place: Uint8Array.from(sites, ({ place }) => place),
  accepts: Uint32Array.from(sites, ({ industries }) => industries.reduce((bits, id) => bits | (1 << id), 0)),
}));

/** The industry of the lowest bit that is set. */
export const firstIndustry = (bits: number): number => 31 - Math.clz32(bits & -bits);
