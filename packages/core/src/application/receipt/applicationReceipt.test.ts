import { describe, expect, test } from 'vitest'
import { applicationReceipt } from './applicationReceipt.ts'
import { hashReceipt } from './checkReceipt.ts'
import { digest } from './digest.fixture.ts'
import { receiptBody, receiptContext } from './receipt.fixture.ts'
import { secondHolderReceipt } from './secondHolderReceipt.ts'
import type { Receipt, SecondSignature } from './types.ts'

const receipt = applicationReceipt(receiptBody(), receiptContext)

const linesOf = ({ sections }: Receipt) =>
  sections.flatMap(({ number, title, groups }) => [
    `${number} ${title}`,
    ...groups.flatMap((group) => [
      ...(group.title === null ? [] : [`[${group.title}]`]),
      ...group.items.map(({ number: own, about, question, answer }) => {
        const asked = about === undefined ? question : `${about}: ${question}`
        return `${own} ${asked} = ${answer.join(' | ')}`
      }),
    ]),
  ])

const partOf = (whole: Receipt, title: string) => {
  const lines = linesOf(whole)
  const number = whole.sections.find((section) => section.title === title)?.number ?? '-'
  return lines.filter((line) => line.startsWith(`${number}.`) || line === `${number} ${title}`)
}

describe('the first holder’s receipt', () => {
  test('says whose it is, of when, and of which questions', () => {
    const { sections: _, ...head } = receipt
    expect(head).toEqual({
      kind: 'coverkit-receipt',
      version: 1,
      language: 'en-AU',
      title: 'The facts your insurer will rely on',
      date: '2026-11-23',
      reference: 'H7KQ3WXR',
      submittedAt: '2026-11-22T13:02:04.000Z',
      holder: 1,
      name: 'Ms Robin Núñez',
      brand: { accountName: 'wattlebird', name: 'Wattlebird' },
      insurer: { code: 'MLC', name: 'Mallee Life Company', product: 'Mallee Life Company Cover Plan' },
      questionnaire: { id: 'fixture', version: '1', hash: 'd'.repeat(64) },
      notes: [
        'We shorten account and member numbers to their last three digits, and don’t show card numbers.',
        'We’ve left out any answer that mentions a genetic test. An insurer isn’t allowed to ask for such a test or use its result, so it doesn’t get that answer.',
      ],
    })
  })

  test('has the cover as it was priced', () => {
    expect(partOf(receipt, 'Your cover and premium')).toEqual([
      '1 Your cover and premium',
      '1.1 Insurer = Mallee Life Company',
      '1.2 Product = Mallee Life Company Cover Plan',
      '1.3 Covers = Life cover | Income protection',
      '1.4 Pay through super? = Yes',
      '1.5 Premium type = Stepped (variable age-stepped)',
      '1.6 Payment frequency of the quote = Monthly',
      '1.7 Amount = $600,000',
      '1.8 Owner = Inside super',
      '1.9 Monthly benefit = $4,950 a month',
      '1.10 Annual earnings = $85,000',
      '1.11 Waiting period = 60 days',
      '1.12 Benefit period = 5 years',
      '1.13 Extra cost options = None',
      '1.14 Owner = Outside super',
      '1.15 Life cover = $49.81 a month',
      '1.16 Income protection = $61.07 a month',
      '1.17 Total, including the policy fee = $118.78 a month',
      '1.18 Your age = 37',
      '1.19 Gender = Female',
      '1.20 Smoker = No',
      '1.21 Occupation = Accountant',
      '1.22 State or territory = NSW',
    ])
  })

  test('has both holders’ details as they were given', () => {
    expect(partOf(receipt, 'Your details')).toEqual([
      '2 Your details',
      '2.1 Title = Ms',
      '2.2 First name = Robin',
      '2.3 Last name = Núñez',
      '2.4 Date of birth = 27 March 1989',
      '2.5 Mobile = +64210000000 | Not an Australian mobile',
      '2.6 Email = robin.example@example.com',
      '2.7 Street address = 12 Sample Street',
      '2.8 Suburb or town = Newtown',
      '2.9 State or territory = NSW',
      '2.10 Postcode = 2042',
      '2.11 Send post to this address = Yes',
      '2.12 Employment status = Full-time',
      '2.13 Annual earnings = $85,000 a year',
      '2.14 Occupation = Accountant',
      '2.15 First name = Kim',
      '2.16 Last name = Example',
      '2.17 Email = kim@example.com',
      '2.18 Send post to this address = Yes',
      '2.19 Employment status = Full-time',
    ])
  })

  test('has what was asked about health in the words that were shown, and nothing that no longer is', () => {
    expect(partOf(receipt, 'Health and lifestyle')).toEqual([
      '3 Health and lifestyle',
      '3.1 How much do you weigh? = 12 st 13 lb (82.1 kg)',
      '3.2 Have you ever had an illness of the heart or lungs? = Yes',
      '3.3 Something else: Which condition? = Something else',
      '3.4 Something else: Tell us more = Left out, because it mentions a genetic test.',
      '3.5 High blood pressure: Which condition? = High blood pressure',
      '3.6 High blood pressure: Do you have any readings? = No',
      '3.7 Have you ever been treated for your mood? = No',
    ])
  })

  test('masks account and member numbers', () => {
    expect(partOf(receipt, 'Payment')).toEqual([
      '4 Payment',
      '4.1 Payment method = Enduring rollover',
      '4.2 Payment frequency = Yearly',
      '4.3 How will you pay for the cover outside super? = Direct debit',
      '4.4 How often will you pay for the cover outside super? = Monthly',
      '4.5 Day of the month = 15',
      '4.6 Account name = Robin Núñez',
      '4.7 BSB = 970-001',
      '4.8 Account number = Ending in 645',
      '4.9 I accept the direct debit request service agreement = Yes',
      '4.10 Fund name = Saltmarsh Super',
      '4.11 ABN = 11223491505',
      '4.12 Member number = Ending in 321',
      '4.13 Is there enough in your account for a year’s premium? = Yes',
      '4.14 I authorise the yearly rollover = Yes',
    ])
    expect(JSON.stringify(receipt)).not.toMatch(/918273645|M7654321|54321/)
  })

  test('says whether a document was opened, and nothing of one from before that was recorded', () => {
    const body = receiptBody()
    const read = body.applicationDetails.documentsRead ?? []
    const answerWith = (opened: readonly (boolean | undefined)[]) => {
      const documentsRead = read.map((document, index) => {
        const own = opened[index]
        return { ...document, ...(own !== undefined && { opened: own }) }
      })
      const applicationDetails = { ...body.applicationDetails, documentsRead }
      return linesOf(applicationReceipt({ ...body, applicationDetails }, receiptContext)).join('\n')
    }
    const texts = answerWith([true, false])
    expect(texts).toContain('Mallee Life Company PDS, version 4.1, 1 March 2026. Opened on the page')
    expect(texts).toContain('Mallee Life Company TMD, version 2.0, 1 March 2026. Not opened on the page')
    expect(answerWith([])).toBe(linesOf(receipt).join('\n'))
  })

  test('has the beneficiaries and what was accepted with the documents’ versions', () => {
    expect([...partOf(receipt, 'Beneficiaries'), ...partOf(receipt, 'What you accepted')]).toEqual([
      '5 Beneficiaries',
      '5.1 Do you want to name beneficiaries? = Yes',
      '5.2 What kind of nomination do you want? = Binding',
      '5.3 First name = Sam',
      '5.4 Last name = Example',
      '5.5 Date of birth = 2 November 1990',
      '5.6 Relationship = Spouse',
      '5.7 Country of citizenship = Australia',
      '5.8 Address = Same address as mine | 12 Sample Street, Newtown NSW 2042',
      '5.9 Share of benefit (%) = 33.33%',
      '6 What you accepted',
      '6.1 I understand my duty = Yes',
      '6.2 I accept the application requirements = Yes',
      "6.3 I have read the insurer's product disclosure statement and privacy statement = Yes" +
        ' | Product disclosure statement (PDS): Mallee Life Company PDS, version 4.1, 1 March 2026' +
        ' | Target market determination (TMD): Mallee Life Company TMD, version 2.0, 1 March 2026',
      "6.4 I accept the broker's terms and conditions = Yes",
      '6.5 The insurer may contact me = Yes',
      '6.6 I will watch my email for documents = Yes',
      '6.7 I will finish within 30 days = Yes',
      '6.8 I accept how my personal details are disclosed = Yes',
    ])
  })

  test('ends with the declarations and the signature, in Sydney’s time', () => {
    const lines = partOf(receipt, 'Declarations and signature')
    expect(lines).toHaveLength(12)
    expect(lines[3]).toContain('I won’t cancel any other cover before Mallee Life Company has accepted me')
    expect(lines.slice(8)).toEqual([
      '7.8 I make these declarations = Yes',
      '7.9 Type your full name to sign = Robin Núñez',
      '7.10 Signed on = 23 November 2026 at 00:02, Sydney time',
      `7.11 SHA-256 of the words that were signed = ${'a'.repeat(64)}`,
    ])
  })

  test('shows nothing of a genetic result that was left in on purpose', () => {
    const marked = receipt.sections
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
      .filter(({ withheld }) => withheld !== undefined)
    expect(marked.map(({ number, withheld }) => [number, withheld])).toEqual([['3.4', 'genetic-test']])
    expect(JSON.stringify(receipt)).not.toMatch(/BRCA/i)
  })

  test('is refused for answers of another version of the questions', () => {
    const other = { ...receiptContext, definition: { ...receiptContext.definition, version: '2' } }
    expect(() => applicationReceipt(receiptBody(), other)).toThrow(/questionnaire.definition.*choice/)
  })

  // A change here is another edition: give it a number of its own, so that receipts of before stay what they were.
  test('is version 1 to the letter', async () => {
    expect(await hashReceipt(receipt, digest)).toBe(
      '2cee0d51afb414740a6c0433f7c798de77f22cad17592bc077cb147ffba1310a',
    )
  })
})

describe('the second holder’s receipt', () => {
  const signed = {
    statements: [{ title: 'My details are right.', text: 'I have checked them.' }],
    accept: 'I make these declarations',
    name: 'Kim Example',
    signedAt: '2026-11-30T22:00:00Z',
    shownHash: null,
    premium: { amount: 1345.2, frequency: 'yearly' },
  } satisfies SecondSignature
  const second = secondHolderReceipt(receiptBody(), receiptContext, signed)

  test('is theirs, dated when they signed, and of no questionnaire', () => {
    expect(second).toMatchObject({ holder: 2, name: 'Kim Example', date: '2026-12-01', questionnaire: null })
    expect(second.notes).toEqual([
      'This receipt is for the second policy holder. It only has the first policy holder’s name: we’ve left out their other details, health answers, beneficiaries and how they pay.',
    ])
  })

  test('has the policy, their details and what they signed', () => {
    const agreed = second.sections[0]?.groups.at(-1)
    expect(agreed?.items.map(({ question, answer }) => [question, answer.join(' and ')])).toEqual([
      ['Person insured', 'Robin Núñez'],
      ['Policy holders', 'Robin Núñez and Kim Example'],
      ['Premium to be paid', '$1,345.20 a year'],
    ])
    expect(linesOf(second).filter((line) => !line.startsWith('1.'))).toEqual([
      '1 The cover and its premium',
      '[Life cover]',
      '[Income protection]',
      '[Premium]',
      '[What you agreed to]',
      '2 Your details',
      '2.1 First name = Kim',
      '2.2 Last name = Example',
      '2.3 Email = kim@example.com',
      '2.4 Send post to this address = Yes',
      '2.5 Employment status = Full-time',
      '3 Declarations and signature',
      '3.1 My details are right. = I have checked them.',
      '3.2 I make these declarations = Yes',
      '3.3 Type your full name to sign = Kim Example',
      '3.4 Signed on = 1 December 2026 at 09:00, Sydney time',
    ])
  })

  test('has of the first holder the name alone', () => {
    const text = JSON.stringify(second)
    for (const canary of [
      '85,000',
      '970-001',
      '645',
      'Saltmarsh',
      '321',
      '11223491505',
      'rollover',
      'Direct debit',
    ])
      expect(text).not.toContain(canary)
    for (const canary of [
      '"Sam"',
      '1989',
      '82.1',
      'pressure',
      'Smoker',
      'BRCA',
      'questionnaire.values',
      '+6421',
    ])
      expect(text).not.toContain(canary)
  })

  test('is refused where one person owns the policy', () => {
    const alone = { ...receiptBody(), policyHolderDetails: null }
    expect(() => secondHolderReceipt(alone, receiptContext, signed)).toThrow(RangeError)
  })
})
