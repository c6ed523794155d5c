interface Offered {
  readonly flow: string
  readonly savedAt: string
}

const nameOf = ({ flow }: Offered) => `coverkit.declined.${flow}`

/** Answers from before sign-in that the customer declined; not offered again in this tab until they change. */
export function isDeclined(offered: Offered): boolean {
  try {
    return sessionStorage.getItem(nameOf(offered)) === offered.savedAt
  } catch {
    return false
  }
}

export function declineOffer(offered: Offered): void {
  try {
    sessionStorage.setItem(nameOf(offered), offered.savedAt)
  } catch {
    // Offered again on the next page.
  }
}
