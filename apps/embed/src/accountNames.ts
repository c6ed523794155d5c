/** The brands that partners may frame. Who may frame each stands in `apps/<name>/partner-origins.json`. */
export const ACCOUNT_NAMES = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah'] as const

export type AccountName = (typeof ACCOUNT_NAMES)[number]
