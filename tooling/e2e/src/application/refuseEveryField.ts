import type { Page } from '@playwright/test'
import { clientIdOf, recordsOf } from '../backendRecords.ts'
import { continueTo, radio } from '../calculator.ts'
import { line } from '../expectedSaveLines.ts'
import { expect, expectAccessible } from '../test.ts'
import { type Applicant, employee } from './Applicant.ts'
import type { AnswerTo } from './answerQuestions.ts'
import { toDetails } from './applyForCover.ts'
import { control, expectRefused, type RefusedField } from './expectRefused.ts'
import { giveDetails, holder } from './giveDetails.ts'
import { beneficiary, nameBeneficiaries } from './nameBeneficiaries.ts'
import { BENEFICIARY, DECLARATIONS, NO_CHOICE, NO_NOMINATION } from './refusedBeneficiary.ts'
import { THEIR_DETAILS, YOUR_DETAILS } from './refusedDetails.ts'
import { DIRECT_DEBIT, NO_FUND, NO_PAYMENT, ROLLOVER } from './refusedPayment.ts'
import { sayHowToPay } from './sayHowToPay.ts'
import { referenceShown, sign, submitButton } from './submitApplication.ts'

const unseen = async () => undefined

/** Two owners, cover in super and outside, every kind of field. */
const couple: Applicant = {
  ...employee,
  covers: ['Life cover', 'Critical illness cover', 'Income protection'],
  throughSuper: 'Yes',
  owners: 2,
  payment: 'Enduring rollover',
  shares: ['33.33', '66.67'],
}

interface Extent {
  /** How many of the texts that a field refuses it gets. */
  readonly texts: number
  readonly answer?: AnswerTo
}

/** Enters refused, then accepted texts in every field of an application and submits it. Returns the stored one. */
export async function refuseEveryField(
  page: Page,
  { texts, answer }: Extent,
): Promise<Record<string, unknown> | undefined> {
  const some = (fields: readonly RefusedField[]) =>
    fields.map(([label, ...cases]): RefusedField => [label, ...cases.slice(0, texts)])
  await toDetails(page, couple, { ...(answer && { answer }) })
  const you = holder(page, 'You')
  await control(you, 'Send post to this address').uncheck()
  await control(you, 'Residency in Australia').selectOption({ label: 'Living here on a temporary visa' })
  await expectRefused(page, you, some(YOUR_DETAILS))
  await expectAccessible(page)
  await control(you, 'Send post to this address').check()
  await control(you, 'Residency in Australia').selectOption({ label: 'Australian citizen' })
  for (const label of ['Title', 'Middle name', 'Hours of work a week', 'Employer', 'What would help you'])
    await control(you, label).fill('')
  await control(you, 'State or territory').selectOption('NSW')
  await control(you, 'Annual earnings').fill('90,000')
  await page.getByRole('button', { name: 'Add a second policy holder' }).click()
  const second = holder(page, 'Second policy holder')
  await control(second, 'They do not have an Australian mobile').check()
  await expectRefused(page, second, some(THEIR_DETAILS))
  await second.getByRole('button', { name: 'Remove', exact: true }).click()
  await giveDetails(page, couple, unseen)

  await continueTo(page, 'Payment')
  await expectRefused(page, page, some(NO_PAYMENT))
  await radio(page, 'Payment method', 'Enduring rollover').check()
  await expectRefused(page, page, some(NO_FUND))
  await expectRefused(page, page, some(ROLLOVER))
  await control(page, 'USI').fill('')
  await radio(page, 'How will you pay for the cover outside super?', 'Direct debit').check()
  await expectRefused(page, page, some(DIRECT_DEBIT))
  await expectAccessible(page)
  for (const label of ['Member number', 'Account number', 'Day of the month'])
    await control(page, label).fill('')
  await sayHowToPay(page, couple, unseen)

  await continueTo(page, 'Beneficiaries')
  await expectRefused(page, page, some(NO_CHOICE))
  await radio(page, 'Do you want to name beneficiaries?', 'Yes').check()
  await expectRefused(page, page, some(NO_NOMINATION))
  await expectRefused(page, beneficiary(page, 1), some(BENEFICIARY))
  await expectAccessible(page)
  await nameBeneficiaries(page, couple, unseen)
  await continueTo(page, 'Declarations')
  await expectRefused(page, page, some(DECLARATIONS), 'Submit application')
  expect(await recordsOf('applications', await clientIdOf(page))).not.toContainEqual(
    expect.objectContaining({ status: 'in-review' }),
  )

  await expect(line(page, 'sent')).toBeVisible()
  await sign(page, unseen)
  await submitButton(page).click()
  const reference = await referenceShown(page, 'Waiting for the second signature')
  const [stored] = await recordsOf('applications', await clientIdOf(page))
  expect(stored).toMatchObject({
    reference,
    status: 'waiting-for-second-signature',
    body: {
      policyHolderDetails: { first_Name: 'Noor' },
      applicationDetails: {
        payment: { method: 'enduringRollover', frequency: 'yearly', outsidePaymentMethod: 'directDebit' },
        totalPolicyHolders: 2,
        hasBeneficiaries: true,
      },
    },
  })
  return stored
}
