import type { InsurabilityAnswers, InsurableCover } from '@coverkit/core/guaranteed-insurability'
import { describeNamedErrors, everySentence } from '#common/testing/describeNamedErrors.ts'
import { insurabilityMessage } from './insurabilityMessage.ts'

const cover: InsurableCover = {
  kind: 'life',
  sumInsured: 600_000,
  originalSum: 500_000,
  earlierIncreases: 0,
  highestSum: 15_000_000,
}
/** An event that allows more, one of each kind that asks for amounts, and covers to which nothing can be added. */
const increases = (['marriage', 'mortgage', 'salaryRise'] as const).flatMap((event) =>
  [cover, { ...cover, highestSum: 600_000 }, { ...cover, originalSum: null }].map((one) => {
    const answers: InsurabilityAnswers = {
      policyId: 'p-1',
      event,
      eventDate: '2026-09-01',
      newAmount: 500_000,
      earlierAmount: 400_000,
      cover: 'life',
      increase: 900_000,
      acknowledged: false,
    }
    return { answers, covers: [one as InsurableCover] }
  }),
)
const increase = (field: Parameters<typeof insurabilityMessage>[0]['field']) =>
  increases.flatMap(({ answers, covers }) =>
    everySentence((code) => insurabilityMessage({ field, code }, answers, covers)),
  )

describeNamedErrors({
  'an increase after a life event': {
    event: [/happened/, increase('event')],
    eventDate: [/date of the event/, increase('eventDate')],
    newAmount: [/new (?:home )?(?:loan|salary)/, increase('newAmount')],
    earlierAmount: [/previous home loan|salary before the rise/, increase('earlierAmount')],
    cover: [/which cover/, increase('cover')],
    increase: [/add|increase/, increase('increase')],
    acknowledged: [/box/, increase('acknowledged')],
  },
})
