/** A monthly amount in words. In a file of its own, since the first step needs it and no other word of the terms. */
export const aMonth = (amount: string) => `${amount} a month`
