import { boolean, choice, list, nullable, number, object, type Read, withDefault } from '../fields/read.ts'
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '../quote/types.ts'
import { beneficiaryParsers, debitParsers, freeText, fundParsers, holderParsers } from './answerParsers.ts'
import { WHOLE_BENEFIT } from './beneficiariesTotal.ts'
import { DRAW_DAYS, parseCardToken } from './parsePayment.ts'
import { checkHolders, checkSigners, readHolders, readSignatures } from './readHolders.ts'
import { optionalText, refuseRepeated, requiredText, rowId, serverId } from './readText.ts'
import {
  type Acceptances,
  type ApplicationAnswers,
  BENEFICIARY_KINDS,
  type Beneficiaries,
  type Beneficiary,
  type DirectDebit,
  DOCUMENT_TYPES,
  type DocumentVersion,
  MAXIMUM_BENEFICIARIES,
  NOMINATION_TYPES,
  OUTSIDE_METHODS,
  type Payment,
  RELATIONSHIPS,
  type Rollover,
  type VersionsRead,
} from './types.ts'

const frequency = nullable(choice(PAYMENT_FREQUENCIES))
const mostDocuments = 20

const versions: Read<DocumentVersion[]> = list(
  object<DocumentVersion>({
    type: choice(DOCUMENT_TYPES),
    name: requiredText(freeText(200)),
    version: requiredText(freeText(40)),
    date: requiredText(holderParsers.dateOfBirth),
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
    accountName: optionalText(debitParsers.accountName),
    bsb: optionalText(debitParsers.bsb),
    accountNumber: optionalText(debitParsers.accountNumber),
    agreementAccepted: boolean,
  }),
  cardToken: optionalText(parseCardToken),
  rollover: object<Rollover>({
    fundName: optionalText(fundParsers.fundName),
    usi: optionalText(fundParsers.usi),
    abn: optionalText(fundParsers.abn),
    memberNumber: optionalText(fundParsers.memberNumber),
    balanceEnough: nullable(boolean),
    authorityAccepted: boolean,
  }),
})

const beneficiaries: Read<Beneficiaries> = object<Beneficiaries>({
  used: nullable(boolean),
  nominationType: nullable(choice(NOMINATION_TYPES)),
  rows: list(
    object<Beneficiary>({
      id: rowId,
      beneficiaryId: serverId,
      // What was stored before organisations could be named has none.
      kind: withDefault(choice(BENEFICIARY_KINDS), 'person'),
      organisationName: optionalText(beneficiaryParsers.organisationName),
      abn: optionalText(beneficiaryParsers.abn),
      firstName: optionalText(beneficiaryParsers.firstName),
      lastName: optionalText(beneficiaryParsers.lastName),
      dateOfBirth: optionalText(beneficiaryParsers.dateOfBirth),
      relationshipToPolicyHolder: nullable(choice(RELATIONSHIPS)),
      countryOfCitizenship: optionalText(beneficiaryParsers.countryOfCitizenship),
      addressSame: boolean,
      address: optionalText(beneficiaryParsers.address),
      benefitPercent: nullable(number(0, WHOLE_BENEFIT)),
    }),
    MAXIMUM_BENEFICIARIES,
  ),
})

const read: Read<ApplicationAnswers> = object<ApplicationAnswers>({
  holders: readHolders,
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
  declarations: readSignatures,
})

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
  checkHolders(holders)
  refuseRepeated(
    named.rows.map((row) => row.id),
    (index) => `beneficiaries.rows.${index}.id`,
  )
  checkSigners(holders, declarations)
  return answers
}
