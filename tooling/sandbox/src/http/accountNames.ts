export const ACCOUNT_NAMES = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']

export const isAccountName = (name: string): boolean => ACCOUNT_NAMES.includes(name)
