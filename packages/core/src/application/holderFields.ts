import type { ParseOptions } from '../fields/cleanText.ts'
import { type AnswersOf, defineFields } from '../fields/defineFields.ts'
import type { FieldRules } from '../fields/Field.ts'
import {
  type Ages,
  choice,
  date,
  email,
  inGroup,
  mobile,
  money,
  stored,
  text,
  tick,
  wholeNumber,
} from '../fields/kinds.ts'
import { parseName, parseStreet, parseSuburb, parseTitle } from '../fields/parseName.ts'
import { WEEKLY_HOURS } from '../fields/parseWholeNumber.ts'
import { nullable, number } from '../fields/read.ts'
import { parsePostcode } from '../geography/parsePostcode.ts'
import { STATES } from '../geography/states.ts'
import { freeText } from './answerParsers.ts'
import { CONTACT_WAYS, EMPLOYMENT_STATUSES, RESIDENCIES, type Residency } from './holderOptions.ts'
import { optionalText, rowId, serverId } from './readText.ts'

/** The context that the rules of a policy holder read. */
export interface HolderContext {
  /** Today and the ages that a holder may have. */
  readonly ages: Ages
  /** The email address of the other holder, who signs with a link to their own; null where there is none. */
  readonly takenEmail: string | null
  /** Reads a phone number of any country: `parseInternationalPhone`, whose table a form loads later than its fields. */
  readonly parsePhone: (text: string, options?: ParseOptions) => string
  /** Whether the flow asks how they work. */
  readonly isWorkIncluded: boolean
  /** Whether income is insured: only then hours and the employer matter. */
  readonly isIncomeInsured: boolean
}

type Abroad = {
  readonly mobileAbroad: boolean
}
type Postal = {
  readonly postalSame: boolean
}
type Resident = {
  readonly residency: Residency | null
}
const isVisitor = ({ residency }: Resident): boolean => residency === 'temporaryVisa'
const isWorkIncluded = (_: unknown, context: HolderContext): boolean => context.isWorkIncluded
const isIncomeInsured = (_: unknown, context: HolderContext): boolean => context.isIncomeInsured

const addressFields = <const Rules extends FieldRules>(rules: Rules) => ({
  street: text(parseStreet, rules),
  /** Suburb or town. */
  city: text(parseSuburb, rules),
  state: choice(STATES, rules),
  /** Text, as it may begin with 0. */
  postcode: text(parsePostcode, rules),
})

/**
 * A person who will own the policy, in the order of the form: everything is required but the answers that the screen marks
 * as optional. A holder who is no resident or works little is referred, not refused.
 */
export const holderFields = defineFields<HolderContext>()({
  /** The form's own row; never changes while the person is on the application. */
  id: stored(rowId, ''),
  /** Given by the server. */
  contactId: stored(serverId, null),
  title: text(parseTitle, {}),
  firstName: text(parseName, { required: true }),
  middleName: text(parseName, {}),
  lastName: text(parseName, { required: true }),
  /** `YYYY-MM-DD`. */
  dateOfBirth: date({ required: true, aged: (_: unknown, { ages }: HolderContext) => ages }),
  /** With its country code, such as `+61491570006`. */
  mobile: mobile({
    required: true,
    abroadWhen: ({ mobileAbroad }: Abroad) => mobileAbroad,
    readBy: (_: unknown, { parsePhone }: HolderContext) => parsePhone,
  }),
  /** The customer has no Australian mobile and gives a number with its country code. */
  mobileAbroad: tick({}),
  email: email({ required: true, takenBy: (_: unknown, { takenEmail }: HolderContext) => takenEmail }),
  ...addressFields({ required: true }),
  postalSame: tick({ initially: true }),
  /** Where post goes; counts only while `postalSame` is false. */
  ...inGroup(
    'postalAddress',
    addressFields({ required: true, includedWhen: ({ postalSame }: Postal) => !postalSame }),
  ),
  employmentStatus: choice(EMPLOYMENT_STATUSES, {
    required: true,
    includedWhen: isWorkIncluded,
    initially: 'Full-time',
  }),
  /** Whole dollars before tax. */
  annualEarnings: money({ required: true, includedWhen: isWorkIncluded, isYearly: true }),
  /** The occupation's description. */
  occupation: stored(optionalText(freeText(200)), null),
  /** A number of the broker's occupation list. */
  occupationId: stored(nullable(number(0, 999_999)), null),
  weeklyHours: wholeNumber({ ...WEEKLY_HOURS, includedWhen: isIncomeInsured }),
  employer: text(freeText(100), { includedWhen: isIncomeInsured }),
  residency: choice(RESIDENCIES, {}),
  /** Counts only with a temporary visa. */
  visaSubclass: text(freeText(40), { includedWhen: isVisitor }),
  /** `YYYY-MM-DD`; counts only with a temporary visa. */
  visaExpiry: date({ includedWhen: isVisitor }),
  preferredContact: choice(CONTACT_WAYS, {}),
  accessibilityNeeds: text(freeText(500), {}),
})

/** A person who will own the policy. `null` means not answered. */
export type PolicyHolder = AnswersOf<typeof holderFields>
/** An address in Australia. */
export type Address = PolicyHolder['postalAddress']

/** An address of which nothing is answered. */
export const emptyAddress = (): Address => ({ ...holderFields.empty.postalAddress })

/** A policy holder of whom nothing is answered: working full-time, post to the home address. */
export const emptyHolder = (id: string): PolicyHolder => ({ ...holderFields.empty, id })
