/** What the brands call themselves, by account name; a receipt is dated and signed by name. */
const BRAND_NAMES: ReadonlyMap<string, string> = new Map([
  ['wattlebird', 'Wattlebird'],
  ['redearth', 'Red Earth Cover'],
  ['bluegum', 'Bluegum Advice'],
  ['saltbush', 'Saltbush Partners'],
  ['coolabah', 'Coolabah Wealth'],
])

/** The name of a brand; of one that is new here its account name. */
export const brandNameOf = (accountName: string): string => BRAND_NAMES.get(accountName) ?? accountName
