/** A bank and the first digits of its BSBs. */
export interface BankPrefix {
  readonly prefix: string
  readonly name: string
}

/**
 * A SAMPLE: invented banks under prefixes of our own. The real directory is its publisher's; a site that has a licence
 * for it passes its own table.
 */
export const SAMPLE_BANKS: readonly BankPrefix[] = [
  { prefix: '970', name: 'Karri Bank (sample)' },
  { prefix: '9705', name: 'Karri Bank Online (sample)' },
  { prefix: '971', name: 'Boobook Mutual (sample)' },
  { prefix: '972', name: 'Spinifex Credit Union (sample)' },
  { prefix: '973', name: 'Banksia Building Society (sample)' },
]

/** The bank of a BSB by the longest prefix that fits; null when the table does not know it, which is only a warning. */
export function bankOf(bsb: string, table: readonly BankPrefix[] = SAMPLE_BANKS): string | null {
  const digits = bsb.replace('-', '')
  const fitting = table.filter(({ prefix }) => prefix !== '' && digits.startsWith(prefix))
  return fitting.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]?.name ?? null
}
