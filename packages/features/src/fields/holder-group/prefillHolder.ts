import type { User } from '@coverkit/api-client'
import {
  formatNumber,
  holderFields,
  InvalidInputError,
  parseInternationalPhone,
  parseMobile,
} from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { withKnown } from '#common/draft/prefill.ts'
import { currentFields } from '#common/step-form/currentFields.ts'
import { dateInput } from '../controls/dateInput.ts'
import type { HolderAnswers } from '../holders/HolderAnswers.ts'
import { rowField } from '../readers/rowFields.ts'

type KnownFields = Readonly<Record<string, InputValue | null>>

/** Whether the first holder's details were never submitted: only then may a profile fill them. */
export function isFirstVisit<Answers extends FlowAnswers>(
  of: HolderAnswers<Answers>,
  answers: Answers,
): boolean {
  const [first] = of.holders(answers)
  return first !== undefined && first.firstName === null && first.lastName === null
}

/**
 * The answers with what a customer's profile knows typed into the first holder's blank fields, to be read and changed.
 * What was typed stays, and so does a field that was cleared. An address in another state than the page's is left out, and
 * the field of the control that the visitor is in (`inUse`) is theirs.
 */
export function prefillHolder<Answers extends FlowAnswers>(
  of: HolderAnswers<Answers>,
  answers: Answers,
  user: User,
  inUse: string | null = null,
): Answers {
  const [holder] = of.holders(answers)
  if (!holder || !isFirstVisit(of, answers)) return answers
  const shown = currentFields(of.view, of.step, answers)
  const known = { ...nameAndContact(user), ...address(user, shown[rowField('state', holder.id)] ?? '') }
  const fill = (into: Answers, fields: KnownFields) =>
    withKnown(
      into,
      { form: of.step, view: of.view, inUse },
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [rowField(name, holder.id), value] as const),
      ),
    )
  const filled = fill(answers, known)
  const number = `${of.step}/${rowField('mobile', holder.id)}`
  const isMobileFilled = filled.typed[number] !== answers.typed[number]
  return isMobileFilled && isAbroad(user) ? fill(filled, { mobileAbroad: 'yes' }) : filled
}

const nameAndContact = (user: User): KnownFields => ({
  firstName: user.first_Name,
  middleName: user.middle_Name,
  lastName: user.last_Name,
  email: user.email,
  dateOfBirth: user.date_of_Birth === null ? null : dateInput(user.date_of_Birth),
  annualEarnings: user.annual_Income === null ? null : formatNumber(user.annual_Income),
  mobile: holderFields.own.mobile.show(user.mobile, { mobileAbroad: isAbroad(user) }),
})

const isAbroad = ({ mobile }: User): boolean =>
  mobile !== null && !isReadBy(parseMobile, mobile) && isReadBy(parseInternationalPhone, mobile)

function address(user: User, state: InputValue): KnownFields {
  const { mailing_State } = user
  if (mailing_State !== null && state !== '' && mailing_State !== state) return {}
  return {
    street: user.mailing_Street,
    city: user.mailing_City,
    state: mailing_State,
    postcode: user.mailing_Zip,
  }
}

function isReadBy(parse: (text: string) => string, text: string): boolean {
  try {
    parse(text)
    return true
  } catch (error) {
    if (error instanceof InvalidInputError) return false
    throw error
  }
}
