import { expect } from '@playwright/test'
import {
  acceptDocuments,
  chooseInsurer,
  discloseNothing,
  giveDetails,
  submitApplication,
} from '../src/applyForCover.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

test('an application with nothing to disclose reaches the insurer’s desk, every screen accessible at 320 px', async ({
  page,
}) => {
  const look = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await chooseInsurer(page)
  await acceptDocuments(page, look)
  expect(await discloseNothing(page, look)).toBeLessThanOrEqual(14)
  await giveDetails(page, look)
  const reference = await submitApplication(page, look)

  const [stored] = await recordsOf('applications', await clientIdOf(page))
  expect(JSON.stringify(stored)).toContain(reference)
  expect(stored).toMatchObject({
    body: {
      contactDetails: { first_Name: 'Zoë', last_Name: 'O’Neill-Ngô', mailing_Zip: '2042' },
      applicationDetails: {
        customer_Status: 'Application in Progress',
        payment: { method: 'directDebit', directDebit: { bsb: '970-001', accountNumber: '12345678' } },
        hasBeneficiaries: false,
        totalPolicyHolders: 1,
        signedName: 'Zoë O’Neill-Ngô',
      },
    },
  })

  await page.goBack()
  await expect(page).toHaveURL('/client-quote/select-covers')
})
