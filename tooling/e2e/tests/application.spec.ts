import { employee } from '../src/application/Applicant.ts'
import { byMouse } from '../src/application/answerQuestions.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { watchEffort } from '../src/application/watchEffort.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

// Over eight seconds: the longest flow, each of its screens judged by axe.
test('an application with nothing to disclose reaches the insurer’s desk, every screen accessible at 320 px', async ({
  page,
}) => {
  const effortOn = await watchEffort(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const { walk, reference } = await applyForCover(page, employee, {
    choose: byMouse,
    look: async () => {
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    },
  })

  const [stored, ...others] = await recordsOf('applications', await clientIdOf(page))
  // Of the saves on the way the keys alone are left.
  expect(others.filter(({ reference, body }) => reference !== null || body !== null)).toEqual([])
  expect(stored).toMatchObject({
    reference,
    status: 'in-review',
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

  const questionnaire = effortOn(/^\/application\/personal-questionnaire/)
  const whole = effortOn(/^\/application/)
  console.log('effort of an application', { ...walk, questionnaire, whole })
  expect(walk).toEqual({ pages: 14, checkPages: 13, gates: 35 })
  expect(walk.gates + questionnaire.buttons).toBeLessThanOrEqual(65)
  expect(questionnaire.minutes).toBeLessThanOrEqual(6)
  expect(whole.minutes).toBeLessThanOrEqual(10)

  await page.goBack()
  await expect(page).toHaveURL('/client-quote/select-covers')
})
