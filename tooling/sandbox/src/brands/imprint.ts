import { imprintCopy as copy } from './copy.ts'
import type { Letterhead } from './letterhead.ts'

/** What stands at the foot of every message, in HTML and in text: whom to call, who sends it, and where to complain. */
export const imprint = ({ legalName, phone, hours, post, abn, afsl }: Letterhead): readonly string[] => [
  copy.call(phone, hours),
  copy.licence(legalName, abn, afsl),
  post,
  copy.complaints,
]

/** Who the broker is and how to reach them, as facts of a document. */
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
