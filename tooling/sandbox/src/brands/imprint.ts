import { imprintCopy as copy } from './copy.ts'
import type { Letterhead } from './letterhead.ts'

/** Returns the lines at the foot of every message, HTML and text: the phone, the sender and how to complain. */
export const imprint = ({ legalName, phone, hours, post, abn, afsl }: Letterhead): readonly string[] => [
  copy.call(phone, hours),
  copy.licence(legalName, abn, afsl),
  post,
  copy.complaints,
]

/** Returns the broker's name and contact details as facts of a document. */
export const brokerFacts = (
  name: string,
  letterhead: Letterhead | null,
): readonly (readonly [string, string])[] =>
  letterhead === null
    ? [[copy.broker, name]]
    : [
        [copy.broker, name],
        [copy.company, copy.licence(letterhead.legalName, letterhead.abn, letterhead.afsl)],
        [copy.phone, copy.phoneHours(letterhead.phone, letterhead.hours)],
        [copy.email, letterhead.email],
        [copy.post, letterhead.post],
      ]
