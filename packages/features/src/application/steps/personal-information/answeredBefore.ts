import type { PolicyHolder, Residency } from '@coverkit/core'
import type { Value } from '@coverkit/core/questionnaire'
import type { ApplicationAnswers } from '../../answers.ts'

type Answered = Partial<Pick<PolicyHolder, 'weeklyHours' | 'residency' | 'visaSubclass' | 'visaExpiry'>>

/** A residency by its status in the questionnaire. That of a New Zealand citizen has none here. */
const RESIDENCY: Readonly<Partial<Record<string, Residency>>> = {
  citizen: 'citizen',
  permanent: 'permanentResident',
  visa: 'temporaryVisa',
  abroad: 'notResident',
}

const text = (value: Value | undefined) => (typeof value === 'string' ? value : '')

/** Returns what the person insured has answered in the questionnaire, so that it is not asked a second time. */
function answeredBefore({ questionnaire }: Pick<ApplicationAnswers, 'questionnaire'>): Answered {
  const values = questionnaire?.values ?? {}
  const hours = values['occupation.hours']
  const residency = RESIDENCY[text(values['residency.status'])]
  const subclass = /\b\d{3}\b/.exec(text(values['residency.visa']))?.[0]
  const ends = text(values['residency.visaEnds'])
  return {
    ...(typeof hours === 'number' && { weeklyHours: hours }),
    ...(residency && { residency }),
    ...(residency === 'temporaryVisa' && subclass && { visaSubclass: subclass }),
    ...(residency === 'temporaryVisa' && /^\d{4}-/.test(ends) && { visaExpiry: ends }),
  }
}

/** The holders as the screen shows them: what the first has left open here is filled in from the questionnaire. */
export function holdersShown(answers: ApplicationAnswers): readonly PolicyHolder[] {
  const { holders } = answers.application
  const [first, ...others] = holders
  if (!first) return holders
  const before = Object.entries(answeredBefore(answers)).filter(
    ([name]) => first[name as keyof Answered] === null,
  )
  return before.length === 0 ? holders : [{ ...first, ...Object.fromEntries(before) }, ...others]
}
