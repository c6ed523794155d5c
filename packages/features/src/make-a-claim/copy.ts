/** The words that several pages of a claim share. */
export const claimCopy = {
  flowTitle: 'Claims',
}
