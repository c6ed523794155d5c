import { randomUUID } from 'node:crypto'
import { type Applicant, employee } from '../src/application/Applicant.ts'
import { acceptDocuments, understandDuty } from '../src/application/acceptDocuments.ts'
import { answerQuestionnaire } from '../src/application/answerQuestionnaire.ts'
import { toDeclarations } from '../src/application/applyForCover.ts'
import { chooseInsurer } from '../src/application/chooseInsurer.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { heading } from '../src/calculator.ts'
import { mailLink, openLink } from '../src/mailLink.ts'
import { expect, test } from '../src/test.ts'

const unseen = async () => undefined
const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`

const submittedBy = async (clientId: string) =>
  (await recordsOf('applications', clientId)).filter(({ reference }) => reference !== null)

test('a visitor takes the chosen price to another device by a mailed link, and applies there for two', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const applicant: Applicant = {
    ...employee,
    owners: 2,
    email: newEmail('zoe'),
    secondEmail: newEmail('noor'),
    shares: ['60', '40'],
  }
  await chooseInsurer(page, applicant)
  await understandDuty(page, unseen)
  await page.goto('/client-quote/premium-type')
  await expect(heading(page, 'How should your premium work?')).toBeVisible()
  const email = newEmail('link')
  const link = await mailLink(page, email)

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await openLink(other, link, email)
  await expect(other).toHaveURL(/\/client-quote\//)
  await other.goto('/application/confirm-cover')
  await expect(heading(other, 'Confirm your cover')).toBeVisible()
  await understandDuty(other, unseen)
  await acceptDocuments(other, unseen)
  await answerQuestionnaire(other, unseen)
  await toDeclarations(other, applicant)
  await sign(other, unseen)
  await submitButton(other).click()
  const reference = await referenceShown(other, 'Waiting for the second signature')
  const submitted = await submittedBy(await clientIdOf(other))
  expect(submitted).toMatchObject([{ reference, status: 'waiting-for-second-signature' }])
  expect(JSON.stringify(submitted)).toContain('Robina')
  expect(await submittedBy(await clientIdOf(page))).toEqual([])
  await context.close()
})
