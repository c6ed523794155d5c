import { cleanText } from '../fields/cleanText.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { HIGHEST_DOLLARS } from '../fields/parseMoney.ts'
import { parseFullName } from '../fields/parseName.ts'
import { boolean, choice, list, nullable, number, object, type Read, withDefault } from '../fields/read.ts'
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS, STATES } from '../quote/types.ts'
import {
  addressParsers,
  beneficiaryParsers,
  debitParsers,
  freeText,
  fundParsers,
  holderParsers,
  parseInstant,
  type TextParser,
} from './answerParsers.ts'
import { WHOLE_BENEFIT } from './beneficiariesTotal.ts'
import { MAXIMUM_HOLDERS } from './holders.ts'
import { DRAW_DAYS, parseCardToken } from './parsePayment.ts'
import {
  type Acceptances,
  type Address,
  type ApplicationAnswers,
  BENEFICIARY_KINDS,
  type Beneficiaries,
  type Beneficiary,
  CONTACT_WAYS,
  type DirectDebit,
  DOCUMENT_TYPES,
  type DocumentVersion,
  EMPLOYMENT_STATUSES,
  MAXIMUM_BENEFICIARIES,
  NOMINATION_TYPES,
  OUTSIDE_METHODS,
  type Payment,
  type PolicyHolder,
  RELATIONSHIPS,
  RESIDENCIES,
  type Rollover,
  type Signature,
  type VersionsRead,
} from './types.ts'

const longestText = 1000
const mostDocuments = 20
const longestId = 100
const hoursOfWeek = 168

function required(parse: TextParser): Read<string> {
  return (value, path) => {
    if (value === null || value === undefined) throw new InvalidInputError(path, 'required')
    if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
    return parse(value, { path })
  }
}

function text(parse: TextParser): Read<string | null> {
  const read = required(parse)
  return (value, path) => {
    const isBlank = typeof value === 'string' && value.length <= longestText && cleanText(value) === ''
    return isBlank ? null : nullable(read)(value, path)
  }
}

const id = required(freeText(longestId))
const serverId = text(freeText(longestId))
const date = text(holderParsers.dateOfBirth)
const frequency = nullable(choice(PAYMENT_FREQUENCIES))

const address = {
  street: text(addressParsers.street),
  city: text(addressParsers.city),
  state: nullable(choice(STATES)),
  postcode: text(addressParsers.postcode),
} as const

const holder: Read<PolicyHolder> = object<PolicyHolder>({
  id,
  contactId: serverId,
  title: text(holderParsers.title),
  firstName: text(holderParsers.firstName),
  middleName: text(holderParsers.middleName),
  lastName: text(holderParsers.lastName),
  dateOfBirth: date,
  mobileAbroad: boolean,
  mobile: text(holderParsers.mobile),
  email: text(holderParsers.email),
  ...address,
  postalSame: boolean,
  postalAddress: object<Address>(address),
  employmentStatus: nullable(choice(EMPLOYMENT_STATUSES)),
  annualEarnings: nullable(number(0, HIGHEST_DOLLARS)),
  occupation: text(holderParsers.occupation),
  occupationId: nullable(number(0, 999_999)),
  employer: text(holderParsers.employer),
  weeklyHours: nullable(number(0, hoursOfWeek)),
  residency: nullable(choice(RESIDENCIES)),
  visaSubclass: text(holderParsers.visaSubclass),
  visaExpiry: date,
  preferredContact: nullable(choice(CONTACT_WAYS)),
  accessibilityNeeds: text(holderParsers.accessibilityNeeds),
})

const versions: Read<DocumentVersion[]> = list(
  object<DocumentVersion>({
    type: choice(DOCUMENT_TYPES),
    name: required(freeText(200)),
    version: required(freeText(40)),
    date: required(holderParsers.dateOfBirth),
  }),
  mostDocuments,
)

const payment: Read<Payment> = object<Payment>({
  method: nullable(choice(PAYMENT_METHODS)),
  frequency,
  outsideMethod: nullable(choice(OUTSIDE_METHODS)),
  outsideFrequency: frequency,
  drawDay: nullable(number(DRAW_DAYS.min, DRAW_DAYS.max)),
  directDebit: object<DirectDebit>({
    accountName: text(debitParsers.accountName),
    bsb: text(debitParsers.bsb),
    accountNumber: text(debitParsers.accountNumber),
    agreementAccepted: boolean,
  }),
  cardToken: text(parseCardToken),
  rollover: object<Rollover>({
    fundName: text(fundParsers.fundName),
    usi: text(fundParsers.usi),
    abn: text(fundParsers.abn),
    memberNumber: text(fundParsers.memberNumber),
    balanceEnough: nullable(boolean),
    authorityAccepted: boolean,
  }),
})

const beneficiaries: Read<Beneficiaries> = object<Beneficiaries>({
  used: nullable(boolean),
  nominationType: nullable(choice(NOMINATION_TYPES)),
  rows: list(
    object<Beneficiary>({
      id,
      beneficiaryId: serverId,
      // What was stored before organisations could be named has none.
      kind: withDefault(choice(BENEFICIARY_KINDS), 'person'),
      organisationName: text(beneficiaryParsers.organisationName),
      abn: text(beneficiaryParsers.abn),
      firstName: text(beneficiaryParsers.firstName),
      lastName: text(beneficiaryParsers.lastName),
      dateOfBirth: date,
      relationshipToPolicyHolder: nullable(choice(RELATIONSHIPS)),
      countryOfCitizenship: text(beneficiaryParsers.countryOfCitizenship),
      addressSame: boolean,
      address: text(beneficiaryParsers.address),
      benefitPercent: nullable(number(0, WHOLE_BENEFIT)),
    }),
    MAXIMUM_BENEFICIARIES,
  ),
})

const read: Read<ApplicationAnswers> = object<ApplicationAnswers>({
  holders: list(holder, MAXIMUM_HOLDERS),
  acceptances: object<Acceptances>({
    dutyOfDisclosure: boolean,
    applicationRequirements: boolean,
    insurerPdsAndPrivacy: boolean,
    brokerTerms: boolean,
    insurerContact: boolean,
    monitorEmails: boolean,
    completeWithin30Days: boolean,
    personalDetailsDisclosure: boolean,
    applicationDeclarations: boolean,
  }),
  versionsRead: object<VersionsRead>({
    applicationRequirements: withDefault(versions, []),
    insurerPdsAndPrivacy: withDefault(versions, []),
    brokerTerms: withDefault(versions, []),
    insurerContact: withDefault(versions, []),
    monitorEmails: withDefault(versions, []),
    completeWithin30Days: withDefault(versions, []),
    personalDetailsDisclosure: withDefault(versions, []),
  }),
  payment,
  beneficiaries,
  declarations: list(
    object<Signature>({
      holderId: id,
      name: required(parseFullName),
      signedAt: required(parseInstant),
      shownHash: text(freeText(128)),
    }),
    MAXIMUM_HOLDERS,
  ),
})

/** Refuses a row whose id an earlier row has; answers are merged by these ids. */
function refuseRepeated(ids: readonly string[], pathOf: (index: number) => string): void {
  const repeated = ids.findIndex((own, index) => ids.indexOf(own) !== index)
  if (repeated >= 0) throw new InvalidInputError(pathOf(repeated), 'match')
}

/**
 * Reads the answers of an application from outside, such as a stored draft. Texts come back in canonical form and blank
 * ones as null, a missing nullable value is null, keys that are not of the application are dropped. Ages, totals and
 * what a submission needs are not checked here: see `validateApplication`.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed. `match`: two rows with one id,
 * or two signatures of one holder; `choice`: a signature of nobody on the application.
 */
export function parseApplication(value: unknown): ApplicationAnswers {
  const answers = read(value, '')
  const { holders, beneficiaries: named, declarations } = answers
  if (holders.length === 0) throw new InvalidInputError('holders', 'min')
  const holderIds = holders.map((person) => person.id)
  const signers = declarations.map(({ holderId }) => holderId)
  refuseRepeated(holderIds, (index) => `holders.${index}.id`)
  refuseRepeated(
    named.rows.map((row) => row.id),
    (index) => `beneficiaries.rows.${index}.id`,
  )
  refuseRepeated(signers, (index) => `declarations.${index}.holderId`)
  const stranger = signers.findIndex((signer) => !holderIds.includes(signer))
  if (stranger >= 0) throw new InvalidInputError(`declarations.${stranger}.holderId`, 'choice')
  return answers
}
