import type { FieldCode } from '@coverkit/core'
import {
  eventWindow,
  type InsurabilityAnswers,
  type InsurableCover,
  maximumIncrease,
} from '@coverkit/core/guaranteed-insurability'
import { formatSum } from '#cover/words'
import { insurabilityCopy as copy } from './copy.ts'
import type { InsurabilityField } from './InsurabilityForm.ts'
import { nothingText } from './limitView.ts'

interface Refusal {
  readonly field: InsurabilityField
  readonly code: FieldCode
}

/** Why a field is refused, in a sentence. */
export function insurabilityMessage(
  { field, code }: Refusal,
  answers: InsurabilityAnswers,
  covers: readonly InsurableCover[],
): string {
  switch (field) {
    case 'event':
      return copy.event.missing
    case 'eventDate':
      return dateMessage(code, answers)
    case 'newAmount':
    case 'earlierAmount':
      return amountMessage({ field, code }, answers)
    case 'cover':
      return copy.cover.missing
    case 'increase':
      return increaseMessage(code, answers, covers)
    case 'acknowledged':
      return copy.acknowledge.missing
  }
}

function dateMessage(code: FieldCode, { eventDate }: InsurabilityAnswers): string {
  if (code === 'required') return copy.date.required
  if (code === 'future') return copy.date.future
  if (code === 'expired' && eventDate !== null)
    return copy.date.expired(eventWindow(eventDate, eventDate).lastDay)
  return copy.date.notADate
}

function amountMessage({ field, code }: Refusal, { event }: InsurabilityAnswers): string {
  const texts = copy.amounts[event === 'mortgage' ? 'mortgage' : 'salaryRise']
  if (field === 'earlierAmount')
    return code === 'required' ? copy.amounts.earlierRequired : texts.earlierOtherwise
  if (code === 'required') return texts.required
  return code === 'min' ? texts.min : texts.otherwise
}

function increaseMessage(
  code: FieldCode,
  answers: InsurabilityAnswers,
  covers: readonly InsurableCover[],
): string {
  const { increase: texts } = copy
  if (code === 'required' || code === 'min') return texts.required
  const cover = covers.find(({ kind }) => kind === answers.cover)
  if (code !== 'max' || cover === undefined) return texts.otherwise
  const { maximum, limitedBy } = maximumIncrease(cover, answers)
  return maximum === 0
    ? texts.nothing(nothingText(cover.kind, limitedBy))
    : texts.max(formatSum(cover.kind, maximum))
}
