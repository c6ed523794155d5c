import { emptyBeneficiary, type Owner, RELATIONSHIPS, validateBeneficiaries } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { lifeApplication } from '../../application.fixture.ts'
import { submittedApplication } from '../../submittedApplication.ts'
import { model } from './model.ts'

const TODAY = '2026-11-23'
const TOTAL = 'Please ensure that all beneficiaries benefit % add to a total of 100%.'

type RowTyped = Readonly<Record<string, InputValue>>

const ada: RowTyped = {
  firstName: 'Zoë',
  lastName: 'O’Neil-Nguyễn',
  dateOfBirth: ['27', '3', '1985'],
  relationship: 'Spouse',
  country: 'australia',
  address: '3/12 Sample St, Fitzroy VIC 3065',
  share: '100',
}

/** An application with as many empty rows as are typed into. */
function withRowCount(count: number, owner: Owner): ApplicationAnswers {
  const rows = Array.from({ length: count }, (_, index) => emptyBeneficiary(`r${index + 1}`))
  return withApplication(lifeApplication(owner), {
    beneficiaries: { used: null, nominationType: null, rows },
  })
}

function page(rows: readonly RowTyped[], owner: Owner = 'O', own: Record<string, InputValue> = {}) {
  const answers = withRowCount(rows.length, owner)
  const typed = rows.flatMap((row, index) =>
    Object.entries(row).map(([name, value]) => [`${name}-r${index + 1}`, value] as const),
  )
  const nominationType = owner === 'O' ? '' : 'binding'
  const fields = { ...model.view(answers), used: 'yes', nominationType, ...Object.fromEntries(typed), ...own }
  return {
    answers,
    fields,
    messages: () => Object.fromEntries(model.messages(answers, fields)),
    submit: () => model.submit(answers, fields),
  }
}

describe('whether to name beneficiaries', () => {
  it.each(['', 'maybe'])('has to be said: %j', (used) => {
    expect(page([], 'O', { used }).messages()).toEqual({ used: 'Say whether you want to name beneficiaries' })
  })

  it('needs nobody when it is No, and leaves who was there', () => {
    const { messages, submit } = page([{ firstName: '9' }], 'O', { used: 'no' })
    expect(messages()).toEqual({})
    const { beneficiaries } = submit().application
    expect(beneficiaries.used).toBe(false)
    expect(beneficiaries.rows).toHaveLength(1)
  })

  it('needs somebody when it is Yes', () => {
    expect(page([]).messages()).toEqual({ total: TOTAL })
  })
})

describe('the nomination', () => {
  it('is chosen inside super', () => {
    for (const nominationType of ['', 'nominated', 'toString'])
      expect(page([ada], 'S', { nominationType }).messages()).toEqual({
        nominationType: 'Choose a binding or a non-binding nomination',
      })
    expect(page([ada], 'J').submit().application.beneficiaries.nominationType).toBe('binding')
  })

  it('is none to choose outside', () => {
    expect(page([ada], 'O').submit().application.beneficiaries.nominationType).toBe('nominated')
  })
})

describe('a beneficiary', () => {
  const letters = 'letters, spaces, hyphens and apostrophes'
  const date = 'Enter their date of birth as a real date, like 27 3 1985'
  const country = 'Choose their country of citizenship from the list'
  const address = 'Enter their address using letters, numbers and punctuation'
  const range = 'Enter a share from 0 to 100'
  const percent = 'Enter the share as a percentage with up to two decimal places, like 33.33'
  it.each<[string, InputValue, string]>([
    [
      'firstName',
      '',
      'Enter their first name. If they only have one name, use it as their first and last name',
    ],
    ['firstName', '12', `Enter their first name with ${letters}`],
    ['firstName', '<b>', `Enter their first name with ${letters}`],
    ['firstName', '=cmd', `Enter their first name with ${letters}`],
    ['firstName', '🙂', `Enter their first name with ${letters}`],
    ['firstName', 'a'.repeat(51), 'Use 50 characters or fewer for their first name'],
    [
      'lastName',
      ' ',
      'Enter their last name. If they only have one name, use it as their first and last name',
    ],
    ['lastName', '12', `Enter their last name with ${letters}`],
    ['lastName', '<b>', `Enter their last name with ${letters}`],
    ['lastName', 'a'.repeat(51), 'Use 50 characters or fewer for their last name'],
    ['dateOfBirth', ['', '', ''], 'Enter their date of birth'],
    ['dateOfBirth', ['31', '4', '1990'], date],
    ['dateOfBirth', ['29', '2', '2023'], date],
    ['dateOfBirth', ['29', '2', '1900'], date],
    ['dateOfBirth', ['1', '13', '1990'], date],
    ['dateOfBirth', ['2', '30', '1990'], date],
    ['dateOfBirth', ['1', '1', '85'], date],
    ['dateOfBirth', ['', '3', '1985'], date],
    ['dateOfBirth', ['1', '1', '2999'], 'Enter a date of birth that isn’t in the future'],
    ['dateOfBirth', ['1', '1', '1850'], 'Check the year of birth: this is more than 110 years ago'],
    ['relationship', '', 'Choose how they’re related to you'],
    ['relationship', 'spouse', 'Choose how they’re related to you'],
    ['relationship', 'constructor', 'Choose how they’re related to you'],
    ['country', '', country],
    ['country', 'Atlantis', country],
    ['country', '(.*', country],
    ['country', 'a'.repeat(10_000), country],
    ['address', '', 'Enter their address'],
    ['address', '  ', 'Enter their address'],
    ['address', '<b>', address],
    ['address', '…', address],
    ['address', 'a'.repeat(251), 'Use 250 characters or fewer for their address'],
    ['share', '', 'Enter their share, like 33.33'],
    ['share', '-1', range],
    ['share', '100.01', range],
    ['share', '1/3', percent],
    ['share', '33.333', percent],
    ['share', '1e2', percent],
    ['share', 'half', percent],
  ])('%s refuses %j', (name, value, message) => {
    expect(page([{ ...ada, [name]: value }]).messages()).toEqual({ [`${name}-r1`]: message })
  })

  it('is read into its own forms', () => {
    const [row] = page([{ ...ada, country: "cote d'ivoire", share: '100.00 %' }]).submit().application
      .beneficiaries.rows
    expect(row).toEqual({
      id: 'r1',
      beneficiaryId: null,
      kind: 'person',
      organisationName: null,
      abn: null,
      firstName: 'Zoë',
      lastName: 'O’Neil-Nguyễn',
      dateOfBirth: '1985-03-27',
      relationshipToPolicyHolder: 'Spouse',
      countryOfCitizenship: 'Côte d’Ivoire',
      addressSame: false,
      address: '3/12 Sample St, Fitzroy VIC 3065',
      benefitPercent: 10_000,
    })
  })

  it('needs no address of their own at mine', () => {
    const { messages, submit } = page([{ ...ada, address: '', addressSame: 'yes' }])
    expect(messages()).toEqual({})
    expect(submit().application.beneficiaries.rows[0]?.addressSame).toBe(true)
  })

  it('is related as the owner of the cover allows', () => {
    const allowed = (owner: Owner) =>
      RELATIONSHIPS.filter(
        (relationship) => Object.keys(page([{ ...ada, relationship }], owner).messages()).length === 0,
      )
    expect(allowed('O')).toEqual(RELATIONSHIPS)
    const inside = RELATIONSHIPS.filter((one) => !['Parent', 'Sibling', 'Other'].includes(one))
    expect(allowed('S')).toEqual(inside)
    expect(allowed('J')).toEqual(inside)
  })

  it('is read again where another offer is chosen under the open form', () => {
    const { answers, fields } = page([{ ...ada, relationship: 'Parent' }], 'O')
    expect(model.messages(answers, fields).size).toBe(0)
    const inside = { ...answers, offer: lifeApplication('S').offer }
    expect([...model.messages(inside, fields).keys()]).toEqual(['nominationType', 'relationship-r1'])
    expect(() => model.submit(inside, fields)).toThrow(RangeError)
    expect(model.messages(answers, fields).size).toBe(0)
  })

  it('may be the estate, of which only the share is known', () => {
    const estate = { relationship: 'Legal personal representative', share: '100' }
    expect(page([estate], 'S').messages()).toEqual({})
    expect(page([{ ...estate, share: '' }], 'S').messages()).toEqual({
      'share-r1': 'Enter their share, like 33.33',
    })
  })
})

describe('an organisation', () => {
  const hospice: RowTyped = {
    kind: 'organisation',
    organisation: ' Wattle Hospice & Friends (sample) ',
    abn: '11 223 491 505',
    address: '5 Sample St, Hobart TAS 7000',
    share: '100',
  }
  const characters = 'Enter the name of the organisation using letters, numbers and punctuation'

  it('is a name, an address, and an ABN where it is known', () => {
    expect(page([hospice]).messages()).toEqual({})
    expect(page([{ ...hospice, abn: ' ' }]).messages()).toEqual({})
    const [row] = page([hospice]).submit().application.beneficiaries.rows
    expect(row).toEqual({
      ...emptyBeneficiary('r1'),
      kind: 'organisation',
      organisationName: 'Wattle Hospice & Friends (sample)',
      abn: '11223491505',
      address: '5 Sample St, Hobart TAS 7000',
      benefitPercent: 10_000,
    })
  })

  it.each<[string, string, string]>([
    ['organisation', '', 'Enter the name of the organisation'],
    ['organisation', '<b>', characters],
    ['organisation', '=cmd', characters],
    ['organisation', '2030', characters],
    ['organisation', 'a'.repeat(101), 'Use 100 characters or fewer for the name of the organisation'],
    ['abn', '1122349150', 'Enter an ABN of 11 digits, like 11 223 491 505'],
    ['abn', 'eleven', 'Enter an ABN of 11 digits, like 11 223 491 505'],
    ['abn', '11223493504', 'Check the ABN: that’s not a valid number'],
    ['address', '', 'Enter their address'],
    ['share', '', 'Enter their share, like 33.33'],
    ['kind', 'trust', 'Choose a person. You can’t name an organisation inside super'],
  ])('%s refuses %j', (name, text, message) => {
    expect(page([{ ...hospice, [name]: text }]).messages()[`${name}-r1`]).toBe(message)
  })

  it('is named outside super alone', () => {
    for (const owner of ['S', 'J'] as const)
      expect(page([hospice], owner).messages()).toEqual({
        'kind-r1': 'Choose a person. You can’t name an organisation inside super',
      })
  })

  it('lacks nothing that the server asks, beside a person', () => {
    const answers = page([
      { ...hospice, share: '40' },
      { ...ada, share: '60' },
    ]).submit()
    expect(validateBeneficiaries(submittedApplication(answers).beneficiaries, 'O', TODAY)).toEqual([])
  })
})

describe('the shares', () => {
  const shared = (...shares: readonly string[]) => page(shares.map((share) => ({ ...ada, share })))

  it.each([
    ['99.99', ['99.99']],
    ['100.01', ['50', '50.01']],
    ['three times 33.33', ['33.33', '33.33', '33.33']],
    ['nothing at all', ['0']],
  ])('are refused at %s', (_, shares) => {
    expect(shared(...shares).messages()).toEqual({ total: TOTAL })
  })

  it('are added up without a rounding error', () => {
    expect(shared('33.33', '33.33', '33.34').messages()).toEqual({})
    expect(shared('0.1', '0.2', '99.7').messages()).toEqual({})
  })

  it('are added up only once each row is right', () => {
    const rows = [
      { ...ada, share: '10' },
      { ...ada, share: 'x' },
    ]
    expect(Object.keys(page(rows).messages())).toEqual(['share-r2'])
  })

  it('are of five people at most', () => {
    expect(shared('20', '20', '20', '20', '10', '10').messages()).toEqual({
      total: 'You can name up to 5 beneficiaries',
    })
    expect(shared('20', '20', '20', '20', '20', '0').messages()).toEqual({})
  })

  it('of 0 % drop their row, whatever else it holds', () => {
    const { messages, submit } = page([ada, { firstName: '<b>', share: '0.00' }])
    expect(messages()).toEqual({})
    expect(submit().application.beneficiaries.rows.map(({ id }) => id)).toEqual(['r1'])
  })
})

describe('a submitted nomination', () => {
  it.each(['O', 'S', 'J'] as const)('lacks nothing that the server asks, with owner %s', (owner) => {
    const answers = page(
      [
        { ...ada, share: '60' },
        { ...ada, addressSame: 'yes', share: '40' },
      ],
      owner,
    ).submit()
    expect(validateBeneficiaries(submittedApplication(answers).beneficiaries, owner, TODAY)).toEqual([])
    expect(model.isComplete(answers)).toBe(true)
  })

  it('is of the type that another offer allows, or chosen again', () => {
    const { application } = page([ada], 'S').submit()
    const outside = { ...lifeApplication('O'), application }
    expect(submittedApplication(outside).beneficiaries.nominationType).toBe('nominated')
    const inside = { ...lifeApplication('S'), application: page([ada], 'O').submit().application }
    expect(model.isComplete(inside)).toBe(false)
  })
})
