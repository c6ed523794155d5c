import { randomUUID } from 'node:crypto'
import { employee } from '../src/application/Applicant.ts'
import { byMouse } from '../src/application/answerQuestions.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { expectDays, expectDaysAhead } from '../src/application/expectDays.ts'
import { watchEffort } from '../src/application/watchEffort.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

// Takes over 5 s: the longest flow, with axe on each of its screens.
test('an application of two with nothing to disclose is sent and waits for the second signature, every screen accessible at 320 px', async ({
  page,
}) => {
  const effortOn = await watchEffort(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const secondEmail = `noor.${randomUUID().slice(0, 8)}@example.com`
  const { walk, reference } = await applyForCover(
    page,
    { ...employee, owners: 2, secondEmail },
    {
      title: 'Waiting for the second signature',
      choose: byMouse,
      look: async () => {
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await expectDays(page)
      },
    },
  )
  await expect(
    page.getByText(/^Waiting for the second signature\. We sent the link on \d+ \w+ \d{4}\.$/),
  ).toBeVisible()
  await expectDaysAhead(page)
  await mailedMatch(secondEmail, /\/sign#/)

  const [stored, ...others] = await recordsOf('applications', await clientIdOf(page))
  // Only the keys of the earlier saves are stored.
  expect(others.filter(({ reference, body }) => reference !== null || body !== null)).toEqual([])
  expect(stored).toMatchObject({
    reference,
    status: 'waiting-for-second-signature',
    body: {
      contactDetails: { first_Name: 'Zoë', last_Name: 'O’Neill-Ngô', mailing_Zip: '2042' },
      applicationDetails: {
        customer_Status: 'Application in Progress',
        payment: { method: 'directDebit', directDebit: { bsb: '970-001', accountNumber: '12345678' } },
        hasBeneficiaries: false,
        totalPolicyHolders: 2,
        signedName: 'Zoë O’Neill-Ngô',
      },
    },
  })

  const questionnaire = effortOn(/^\/application\/personal-questionnaire/)
  const whole = effortOn(/^\/application/)
  console.log('effort of an application', { ...walk, questionnaire, whole })
  expect(walk).toEqual({ pages: 14, checkPages: 1, gates: 35 })
  expect(walk.gates + questionnaire.buttons).toBeLessThanOrEqual(52)
  // The questions take at most six minutes; the consent before them is one more choice, of five seconds.
  expect(questionnaire.minutes - 5 / 60).toBeLessThanOrEqual(6)
  expect(whole.minutes).toBeLessThanOrEqual(10)

  await page.goBack()
  await expect(page).toHaveURL('/client-quote/select-covers')
})
