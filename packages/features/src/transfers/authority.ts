/**
 * What a policy holder authorises, in the version that core names `TRANSFER_AUTHORITY`: another text has another version.
 * The letter to an insurer says it in short.
 */
export const authorityOf = (broker: string): readonly { readonly title: string; readonly text: string }[] => [
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
    text: 'This doesn’t cancel, replace or change a policy. The insurer, the cover, the terms and the premium stay as they are, and I go on paying my premiums. Changes of cover, claims and payments still need the policy holders themselves.',
  },
  {
    title: 'Commission may move.',
    text: `The insurer may pay ${broker} the commission for these policies from then on. It’s part of the premium already, and I pay ${broker} no fee for the transfer.`,
  },
  {
    title: 'I can stop this.',
    text: `I can withdraw this authority at any time by writing to ${broker} or to the insurer. What was done before stays done.`,
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It is stored with the date and time and with these words.',
  },
]

/** The texts that a signature of a transfer stands under. */
export const shownAuthority = (broker: string, accept: string): readonly string[] => [
  ...authorityOf(broker).map(({ title, text }) => `${title} ${text}`),
  accept,
]
