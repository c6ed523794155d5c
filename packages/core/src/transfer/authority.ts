/**
 * Names the text that a policy holder authorises, by id and version. `transferAuthority` is that text, and another text has
 * another version.
 */
export const TRANSFER_AUTHORITY = { id: 'transfer-of-servicing', version: '2026-11-26' } as const

/** One thing that is authorised: what it is called, and what it says. */
export interface AuthorityPoint {
  readonly title: string
  readonly text: string
}

/**
 * Returns the points that a policy holder authorises, in the words that they sign and that an insurer reads.
 * `broker` is the brand's name.
 */
export const transferAuthority = (broker: string): readonly AuthorityPoint[] => [
  {
    title: 'I appoint a new broker.',
    text: `I ask the insurer of each policy named in this transfer to record ${broker} as the broker for that policy, in place of whoever is recorded now.`,
  },
  {
    title: 'My policy information may be shared.',
    text: `The insurer may give ${broker} information about these policies and answer its questions about them. ${broker} may pass on to the insurer what I’ve entered here.`,
  },
  {
    title: 'Nothing else changes.',
    text: `This doesn’t cancel, replace or change a policy. The insurer, the cover, the terms and the premium stay as they are, and I keep paying my premiums. ${broker} can’t change my cover or my payments, or make a claim, without me.`,
  },
  {
    title: 'The new broker may be paid the commission.',
    text: `Once the insurer has recorded ${broker} as the broker, it may pay ${broker} the commission for these policies. It’s already part of the premium, and I don’t pay ${broker} a fee for the transfer.`,
  },
  {
    title: 'I can stop this.',
    text: `I can withdraw this authority at any time by writing to ${broker} or to the insurer. Anything already done still stands.`,
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It’s recorded with the date, the time and this text.',
  },
]
