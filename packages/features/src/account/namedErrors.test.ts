/// <reference types="vite/client" />
import type { CoverKind, FieldCode } from '@coverkit/core'
import type { InsurabilityAnswers, InsurableCover } from '@coverkit/core/guaranteed-insurability'
import { IDENTITY_DOCUMENT_ROWS, type IdentityDocumentType } from '@coverkit/core/identity-check'
import { describe, expect, it } from 'vitest'
import type { ErrorMessages } from '#common/step-form/fieldMessages.ts'
import { insurabilityMessage } from '../future-insurability/insurabilityMessage.ts'
import { documentMessage, identityMessage } from '../identity-check/messages.ts'
import { proofCopy } from '../proof/copy.ts'
import { signInCopy } from '../sign-in/copy.ts'
import { detailsCopy } from './details/copy.ts'

/** Every reason that a field may be refused for. */
const CODES = [
  ...([
    'required',
    'format',
    'choice',
    'range',
    'min',
    'max',
    'match',
    'whole-number',
    'characters',
  ] as const),
  ...(['too-long', 'future', 'expired', 'too-young', 'too-old', 'not-a-date'] as const),
] as readonly FieldCode[]

/** A field of a form: what it is called, and every sentence that may stand beside it. */
type Fields = Readonly<Record<string, readonly [name: RegExp, sentences: readonly string[]]>>

const all = (of: (code: FieldCode) => string) => CODES.map(of)
const ofMessages = (messages: ErrorMessages) => all((code) => messages[code] ?? messages.otherwise)

// Only a password has a least length.
const signIn = (field: Parameters<typeof signInCopy.error>[0]) =>
  CODES.filter((code) => code !== 'min' || field === 'password').map((code) =>
    signInCopy.error(field, code, 10),
  )
const { name, address, mobile, birth, work, smoking, email, code } = detailsCopy

const identity: Fields = {
  authorised: [/box .*check/, all((code) => identityMessage('authorised', code))],
  givenNames: [/given names/, all((code) => identityMessage('givenNames', code))],
  familyName: [/last name/, all((code) => identityMessage('familyName', code))],
  dateOfBirth: [/date of birth/, all((code) => identityMessage('dateOfBirth', code))],
  documents: [/document|passport/, all((code) => identityMessage('documents', code))],
}

/** What the sentences about the number of a document name it. */
const NUMBERS: Partial<Record<IdentityDocumentType, RegExp>> = {
  driverLicence: /licence number/,
  passport: /passport number/,
  medicareCard: /Medicare card number/,
  immiCard: /ImmiCard number/,
  visa: /number of the passport with your visa/,
  citizenshipCertificate: /certificate/,
}
const WORDS = {
  number: /number/,
  cardNumber: /card number/,
  state: /state or territory/,
  country: /country/,
  reference: /number next to your name/,
  colour: /colour/,
  expiry: /date your .* is valid to/,
  acquired: /date you became a citizen/,
  address: /address/,
}

function documentsOf(): Fields {
  const types = Object.keys(IDENTITY_DOCUMENT_ROWS) as IdentityDocumentType[]
  const entered = types.flatMap((type) =>
    IDENTITY_DOCUMENT_ROWS[type].fields.map((field) => {
      const words = (field.name === 'number' && NUMBERS[type]) || WORDS[field.name]
      // Only the number of a Medicare card has a digit that checks the others.
      const codes = type === 'medicareCard' ? CODES : CODES.filter((code) => code !== 'match')
      return [
        `${type} ${field.name}`,
        [words, codes.map((code) => documentMessage(type, field.name, code))],
      ] as const
    }),
  )
  const sent = types.flatMap((type) => [
    [`${type} photo`, [/photo of your/, all((code) => identityMessage('photo', code, type))]] as const,
    [
      `${type} name`,
      [/name that’s on your/, all((code) => identityMessage('otherName', code, type))],
    ] as const,
  ])
  return Object.fromEntries([...entered, ...sent])
}

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
    all((code) => insurabilityMessage({ field, code }, answers, covers)),
  )

const [simulator] = Object.values(
  import.meta.glob<{
    amountError: (kind: CoverKind, amount: number | null, bounds: object) => string | null
  }>('../change-my-cover/simulator/useAmountText.ts', { eager: true }),
)
const amounts = (kind: CoverKind) =>
  [null, 1, 9].map((amount) => simulator?.amountError(kind, amount, { minimum: 2, maximum: 8 }) ?? '')

const password = [/password/i, signIn('password')] as const
const again = [/password again|same password/, signIn('confirmPassword')] as const

const forms: Readonly<Record<string, Fields>> = {
  'log in': { email: [/email address/, signIn('email')], password },
  'sign up': {
    firstName: [/first name/, signIn('firstName')],
    lastName: [/last name/, signIn('lastName')],
    email: [/email address/, signIn('email')],
    password,
    confirmPassword: again,
  },
  'the code of a log-in, with a new password': {
    code: [/code/, signIn('code')],
    password,
    confirmPassword: again,
  },
  'proof of who is logged in': {
    password: [/password/, [proofCopy.passwordMissing]],
    code: [/code/, [proofCopy.codeMissing]],
  },
  'a name': {
    firstName: [/first name/, ofMessages(name.messages.firstName)],
    middleName: [/middle name/, ofMessages(name.messages.middleName)],
    lastName: [/last name/, ofMessages(name.messages.lastName)],
  },
  'an address': {
    street: [/street address/, ofMessages(address.messages.street)],
    city: [/suburb or town/, ofMessages(address.messages.city)],
    state: [/state or territory/, ofMessages(address.messages.state)],
    postcode: [/postcode/, ofMessages(address.messages.postcode)],
  },
  'a mobile': {
    mobile: [/mobile number/, ofMessages(mobile.messages.mobile)],
    code: [/code/, [code.missing, ...Object.values(code.failures)]],
  },
  'a date of birth': { dateOfBirth: [/date of birth/, ofMessages(birth.messages.dateOfBirth)] },
  'work and income': {
    occupation: [/occupation/, ofMessages(work.messages.occupation)],
    employment: [/employment status/, ofMessages(work.messages.employment)],
    income: [/annual earnings/, ofMessages(work.messages.income)],
  },
  smoking: { smoker: [/smoke/, ofMessages(smoking.messages.smoker)] },
  'an email address': {
    email: [/email address/, [email.messages.email, email.messages.same]],
    code: [/code/, [email.messages.code, email.failures.wrongCode, email.failures.oldCode]],
  },
  'the identity check': { ...identity, ...documentsOf() },
  'an increase after a life event': {
    event: [/happened/, increase('event')],
    eventDate: [/date of the event/, increase('eventDate')],
    newAmount: [/new (?:home )?(?:loan|salary)/, increase('newAmount')],
    earlierAmount: [/previous home loan|salary before the rise/, increase('earlierAmount')],
    cover: [/which cover/, increase('cover')],
    increase: [/add|increase/, increase('increase')],
    acknowledged: [/box/, increase('acknowledged')],
  },
  'amounts of the simulator': {
    life: [/your life cover/, amounts('life')],
    tpd: [/your TPD cover/, amounts('tpd')],
    criticalIllness: [/your critical illness cover/, amounts('criticalIllness')],
    incomeProtection: [/your income protection/, amounts('incomeProtection')],
  },
}

describe.each(Object.entries(forms))('%s', (_form, fields) => {
  it.each(Object.entries(fields))('names %s in every sentence', (_field, [named, sentences]) => {
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((sentence) => !named.test(sentence))).toEqual([])
  })

  it('has no sentence that two of its fields say', () => {
    const said = Object.entries(fields).flatMap(([field, [, sentences]]) =>
      [...new Set(sentences)].map((sentence) => ({ field, sentence })),
    )
    const shared = [...Map.groupBy(said, ({ sentence }) => sentence)].filter(([, by]) => by.length > 1)
    expect(shared.map(([sentence, by]) => [sentence, ...by.map(({ field }) => field)])).toEqual([])
  })
})
