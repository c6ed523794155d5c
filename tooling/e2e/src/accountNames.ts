/** The account names by which partners request a brand, as agreed with them. */
export const ACCOUNT_NAMES = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']
