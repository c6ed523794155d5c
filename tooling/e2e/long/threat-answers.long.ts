import { randomUUID } from 'node:crypto'
import { employee } from '../src/application/Applicant.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { bornFor } from '../src/application/giveDetails.ts'
import { heading } from '../src/calculator.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { expectReadable } from '../src/hostile-answers/expectHarmless.ts'
import { promisedBy, SUBMITTED } from '../src/hostile-answers/notMet.ts'
import { PAYLOADS } from '../src/hostile-answers/payloads.ts'
import { type Amend, isRecord, seedAnswers, withOwnName } from '../src/hostile-answers/seedAnswers.ts'
import { mailedCode, mailedMatch } from '../src/mailbox.ts'
import { watchViolations } from '../src/policies.ts'
import { expect, test } from '../src/test.ts'

/** A question of the insurer's own, which the contract allows and the reference backend never has. */
const withDemand = (application: unknown): unknown =>
  isRecord(application) && Array.isArray(application.outstanding)
    ? {
        ...application,
        outstanding: [
          ...application.outstanding,
          { kind: 'medical-report', words: PAYLOADS[1], state: 'open' },
        ],
      }
    : application

const amendSubmitted: Amend = (operation, seeded, given) => {
  if (operation === 'getApplication') return withDemand(seeded)
  if (operation === 'confirmCopy' && isRecord(seeded))
    return { ...seeded, application: withDemand(seeded.application) }
  return operation === 'confirmSignature' ? withOwnName(seeded, given) : seeded
}

test('T1: payloads in what is read of a submitted application, on its three pages, do nothing', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  test.slow()
  trouble.allow(/^4\d\d \/(api\/v1\/|$)/, 'payloads are refused')
  page.on('dialog', (dialog) => trouble.seen.push(`dialog: ${dialog.message()}`))
  await watchViolations(page)
  const [email, secondEmail] = ['zoe', 'noor'].map(
    (name) => `${name}.${randomUUID().slice(0, 8)}@example.com`,
  )
  if (!email || !secondEmail) throw new Error('Nobody applies')
  const title = 'Waiting for the second signature'
  await applyForCover(page, { ...employee, owners: 2, email, secondEmail }, { title })
  const met = await seedAnswers(page, amendSubmitted)
  await page.reload()
  await expect(heading(page, title)).toBeVisible()
  await expectReadable(page, 'the last page')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(/^We’ve emailed a new link to /)).toBeVisible()
  await expectReadable(page, 'the link sent again')

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const openIn = async (address: string) => {
    const other = await context.newPage()
    other.on('dialog', (dialog) => trouble.seen.push(`dialog: ${dialog.message()}`))
    await watchViolations(other)
    const metHere = await seedAnswers(other, amendSubmitted)
    await other.goto(address)
    return { other, metHere }
  }
  const { other: signing, metHere: signingMet } = await openIn(
    await mailedMatch(secondEmail, /https?:\/\/\S+\/sign#\S+/),
  )
  await signing.getByRole('button', { name: 'Send me the code' }).click()
  await expect(signing.getByText(/^We’ve emailed a code to /)).toBeVisible()
  await expectReadable(signing, 'the code to sign')
  await enterSignatureCode(signing, await mailedCode(secondEmail))
  await expect(signing.getByRole('heading', { name: 'What you’re signing' })).toBeVisible()
  await expectReadable(signing, 'what is signed')
  await signing.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await signing.getByLabel('Type your full name to sign').fill('Noor Example')
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signing.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeVisible()
  await expectReadable(signing, 'the signature')
  await signing.getByRole('button', { name: 'Download the data (JSON)' }).click()
  await expect(signing.getByText('Look for the data file in your downloads.')).toBeVisible()
  await expectReadable(signing, 'the second receipt')

  const { other: copy, metHere: copyMet } = await openIn(
    await mailedMatch(email, /https?:\/\/\S+\/application\/copy#\S+/),
  )
  await copy.getByRole('button', { name: 'Send the code' }).click()
  await copy.getByLabel('Code').fill(await mailedCode(email))
  for (const [label, value] of Object.entries(bornFor('40')))
    await copy.getByLabel(label, { exact: true }).fill(value)
  await copy.getByRole('button', { name: 'Open the application' }).click()
  await expect(heading(copy, 'Your application is with us')).toBeVisible()
  await expectReadable(copy, 'the copy')
  await context.close()

  const everywhere = new Set([...met, ...signingMet, ...copyMet])
  expect(promisedBy(SUBMITTED).filter((id) => !everywhere.has(id))).toEqual([])
})
