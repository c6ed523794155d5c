/** The names by which partners ask for a brand, as they are agreed with them. */
export const ACCOUNT_NAMES = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']
