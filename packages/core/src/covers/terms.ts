/** S inside super, O outside super, J partially from super. */
export const OWNERS = ['S', 'O', 'J'] as const
/** The owner of a cover: `S` inside super, `O` outside super, `J` partially from super. */
export type Owner = (typeof OWNERS)[number]

/** How a premium moves with age. */
export const PREMIUM_TYPES = ['stepped', 'level'] as const
/** `stepped` is the variable age-stepped premium, `level` the variable level premium. */
export type PremiumType = (typeof PREMIUM_TYPES)[number]
