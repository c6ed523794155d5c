import { type Applicant, employee } from '../src/application/Applicant.ts'
import { toDetails } from '../src/application/applyForCover.ts'
import { control, expectRefused } from '../src/application/expectRefused.ts'
import { giveDetails, holder } from '../src/application/giveDetails.ts'
import { beneficiary, nameBeneficiaries } from '../src/application/nameBeneficiaries.ts'
import { BENEFICIARY, DECLARATIONS, NO_CHOICE, NO_NOMINATION } from '../src/application/refusedBeneficiary.ts'
import { THEIR_DETAILS, YOUR_DETAILS } from '../src/application/refusedDetails.ts'
import { DIRECT_DEBIT, NO_FUND, NO_PAYMENT, ROLLOVER } from '../src/application/refusedPayment.ts'
import { sayHowToPay } from '../src/application/sayHowToPay.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, radio } from '../src/calculator.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

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

test('every field of an application says at itself what it refuses, and two owners reach the desk', async ({
  page,
}) => {
  test.slow()
  await toDetails(page, couple)
  const you = holder(page, 'You')
  await control(you, 'Send post to this address').uncheck()
  await control(you, 'Residency in Australia').selectOption({ label: 'Living here on a temporary visa' })
  await expectRefused(page, you, YOUR_DETAILS)
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
  await expectRefused(page, second, THEIR_DETAILS)
  await second.getByRole('button', { name: 'Remove', exact: true }).click()
  await giveDetails(page, couple, unseen)

  await continueTo(page, 'Payment')
  await expectRefused(page, page, NO_PAYMENT)
  await radio(page, 'Payment method', 'Enduring rollover').check()
  await expectRefused(page, page, NO_FUND)
  await expectRefused(page, page, ROLLOVER)
  await control(page, 'USI').fill('')
  await radio(page, 'How will you pay for the cover outside super?', 'Direct debit').check()
  await expectRefused(page, page, DIRECT_DEBIT)
  await expectAccessible(page)
  for (const label of ['Member number', 'Account number', 'Day of the month'])
    await control(page, label).fill('')
  await sayHowToPay(page, couple, unseen)

  await continueTo(page, 'Beneficiaries')
  await expectRefused(page, page, NO_CHOICE)
  await radio(page, 'Do you want to name beneficiaries?', 'Yes').check()
  await expectRefused(page, page, NO_NOMINATION)
  await expectRefused(page, beneficiary(page, 1), BENEFICIARY)
  await expectAccessible(page)
  await nameBeneficiaries(page, couple, unseen)
  await continueTo(page, 'Declarations')
  await expectRefused(page, page, DECLARATIONS, 'Submit application')
  expect(await recordsOf('applications', await clientIdOf(page))).not.toContainEqual(
    expect.objectContaining({ status: 'in-review' }),
  )

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
})
