import { stepPath } from '@coverkit/flow'
import type { AnswerPlace, AnswerWords } from '@coverkit/flow-draft'
import { changeCopy } from './changeCopy.ts'
import { show } from './changeWords.ts'
import type { QuoteStepId } from './quoteAnswers.ts'
import { quoteFlow, RESULT_PATH } from './quoteFlow.ts'
import { isQuoteField, type QuoteField } from './quoteLeaves.ts'

const stepOf: Readonly<Record<string, QuoteStepId>> = {
  covers: 'select-covers',
  lifeCover: 'life-cover',
  tpdCover: 'tpd-cover',
  criticalIllnessCover: 'critical-illness-cover',
  incomeProtectionCover: 'income-protection-cover',
  personalDetails: 'personal-details',
  premiumType: 'premium-type',
}

/** The fields of the steps whose names are not those of the answers. */
const typedFields: Readonly<Record<string, QuoteField>> = {
  'select-covers/covers': 'covers.selectedCovers',
  'life-cover/owner': 'lifeCover.lifeOwner',
  'tpd-cover/amount': 'tpdCover.amountStandalone',
  'tpd-cover/parentAmount': 'lifeCover.amount',
  'tpd-cover/structure': 'tpdCover.tpdLinkTo',
  'tpd-cover/owner': 'tpdCover.tpdOwner',
  'critical-illness-cover/structure': 'criticalIllnessCover.criticalIllnessLinkTo',
  'income-protection-cover/options': 'incomeProtectionCover.extraCostOptions',
  'income-protection-cover/owner': 'incomeProtectionCover.incomeProtectionOwner',
  'personal-details/smoker': 'personalDetails.isSmoker',
  'personal-details/occupation': 'personalDetails.occupationId',
  'personal-details/occupationName': 'personalDetails.occupation',
  'premium-type/premiumType': 'premiumType',
  'premium-type/paymentFrequency': 'paymentFrequency',
}

const groupOf = Object.fromEntries(Object.entries(stepOf).map(([group, step]) => [step, group]))

function fieldOf(path: readonly string[]): QuoteField | null {
  const [member, typed = ''] = path
  const [step = '', name = ''] = typed.split('/')
  const field =
    member === 'typed' ? (typedFields[typed] ?? `${groupOf[step] ?? ''}.${name}`) : path.slice(1).join('.')
  return isQuoteField(field) ? field : null
}

function placeOf(field: QuoteField): AnswerPlace {
  const step = stepOf[field.split('.')[0] ?? '']
  return { label: labelOf(field), href: step === undefined ? RESULT_PATH : stepPath(quoteFlow, step) }
}

function labelOf(field: QuoteField): string {
  const noun = changeCopy.fields[field]
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
}

export const quoteWords: AnswerWords = {
  refused: (field) => (isQuoteField(field) ? placeOf(field) : null),
  label(path) {
    const field = fieldOf(path)
    return field && labelOf(field)
  },
  value(path, value) {
    const field = fieldOf(path)
    // The occupation's name says it.
    if (field === null || field === 'personalDetails.occupationId') return ''
    return path[0] === 'typed' && typeof value === 'string' ? typedText(field, value) : show(field, value)
  },
}

/** What is typed is shown as it was typed; a choice in its words. */
function typedText(field: QuoteField, text: string): string {
  const choice = show(field, text === 'yes' ? true : text === 'no' ? false : text)
  return choice === changeCopy.none || choice === changeCopy.notAnswered ? text || choice : choice
}
