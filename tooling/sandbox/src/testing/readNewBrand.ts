/** Reads the brand that a long run has generated, from its setting: `banksia|Banksia Cover|http://…`. */
export function readNewBrand(): { accountName: string; name: string; origin: string } | null {
  const [accountName, name, origin] = process.env.NEW_BRAND?.split('|') ?? []
  return accountName && name && origin ? { accountName, name, origin } : null
}
