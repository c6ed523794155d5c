import type { Declaration } from './declarations.ts'

/** The words beside the tick of the second holder, in the version that `SECOND_HOLDER_DECLARATIONS` names. */
export const secondHolderAcceptance = 'I make these declarations'

/**
 * Returns the second holder's declarations in that version, for a receipt of version 1. The insurer is named as in
 * its offer, the first holder by first and last name.
 */
export const secondReceiptDeclarations = (insurer: string, first: string): readonly Declaration[] => [
  {
    title: 'My details are right.',
    text: 'I have read my details above. They are true and complete as far as I know. If they change before the cover starts, I will say so straight away.',
  },
  {
    title: 'I apply for this cover.',
    text: `I apply to ${insurer} for the cover above as its second policy holder, together with ${first}, who is the person insured.`,
  },
  {
    title: 'I understand my duty to take reasonable care.',
    text: 'I have taken reasonable care not to make a misrepresentation. I understand that the insurer may act on a misrepresentation, mine or the other policy holder’s, years later when someone claims.',
  },
  {
    title: 'My information may be used and passed on.',
    text: `${insurer} and the broker may collect my personal information, use it for this application, the cover and claims, and share it with reinsurers and service providers. Some of them may be overseas. The insurer’s privacy statement says in which countries.`,
  },
  {
    title: 'We can change our minds.',
    text: 'By law we have at least 14 days to cancel the cover. The policy documents say how long, and from which day. If we cancel in that time and nobody has claimed, we get the premiums back.',
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It’s recorded with the date, the time and this text.',
  },
]
