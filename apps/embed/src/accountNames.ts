/** The brands that partners may frame. `apps/<name>/partner-origins.json` lists the partners of each. */
export const ACCOUNT_NAMES = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah'] as const

export type AccountName = (typeof ACCOUNT_NAMES)[number]
