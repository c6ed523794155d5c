import type { User } from '@coverkit/api-client'
import { formatNumber, InvalidInputError, parseInternationalPhone, parseMobile } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { type FlowAnswers, withInput } from '@coverkit/flow-draft'
import { currentFields } from '#common/step-form/currentFields.ts'
import { dateInput } from '#fields/date-input'
import { isOfField } from '#fields/field-in-use'
import { rowField } from '#fields/row-fields'
import { mobileText } from './contactFields.ts'
import type { HolderAnswers } from './HolderAnswers.ts'

type Fill = readonly [name: string, value: InputValue | null]

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
  const isBlank = (name: string) => {
    const field = rowField(name, holder.id)
    const value = shown[field]
    const isUntouched = answers.typed[`${of.step}/${field}`] === undefined
    if (!isUntouched || isOfField(inUse, field)) return false
    return value !== undefined && [value].flat().every((text) => text === '')
  }
  const fills = [
    ...nameAndContact(user),
    ...(isBlank('mobile') ? mobile(user) : []),
    ...address(user, shown[rowField('state', holder.id)] ?? ''),
  ]
  return fills.reduce<Answers>(
    (filled, [name, value]) =>
      value !== null && isBlank(name) ? withInput(filled, of.step, rowField(name, holder.id), value) : filled,
    answers,
  )
}

function nameAndContact(user: User): readonly Fill[] {
  return [
    ['firstName', user.first_Name],
    ['middleName', user.middle_Name],
    ['lastName', user.last_Name],
    ['email', user.email],
    ['dateOfBirth', user.date_of_Birth === null ? null : dateInput(user.date_of_Birth)],
    ['annualEarnings', user.annual_Income === null ? null : formatNumber(user.annual_Income)],
  ]
}

function mobile({ mobile: number }: User): readonly Fill[] {
  if (number === null) return []
  const mobileAbroad = !isReadBy(parseMobile, number) && isReadBy(parseInternationalPhone, number)
  return [
    ['mobile', mobileText({ mobile: number, mobileAbroad })],
    ['mobileAbroad', mobileAbroad ? 'yes' : null],
  ]
}

function address(user: User, state: InputValue): readonly Fill[] {
  const { mailing_State } = user
  if (mailing_State !== null && state !== '' && mailing_State !== state) return []
  return [
    ['street', user.mailing_Street],
    ['city', user.mailing_City],
    ['state', mailing_State],
    ['postcode', user.mailing_Zip],
  ]
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
