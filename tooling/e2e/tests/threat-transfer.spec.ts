import { randomUUID } from 'node:crypto'
import { continueTo, heading } from '../src/calculator.ts'
import { enterSignatureCode } from '../src/enterSignatureCode.ts'
import { expectHarmless, expectReadable } from '../src/hostile-answers/expectHarmless.ts'
import { promisedBy, TRANSFER } from '../src/hostile-answers/notMet.ts'
import { type Amend, isRecord, seedAnswers, withOwnName } from '../src/hostile-answers/seedAnswers.ts'
import { makePerson } from '../src/identity.ts'
import { mailedCode, mailedMatch } from '../src/mailbox.ts'
import { openSession } from '../src/openSession.ts'
import { watchViolations } from '../src/policies.ts'
import { expect, test } from '../src/test.ts'
import {
  addOther,
  enterPolicies,
  giveOwner,
  HOLDERS,
  SECOND_OWNER_BORN,
  signTransfer,
  submitTransfer,
} from '../src/transfer.ts'

const POLICIES = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Neota Life', number: null },
]

/** Ids stay as they were: the backend refuses any other, so there would be no submission to check. */
const amendTransfer: Amend = (operation, seeded, given) => {
  if (operation === 'saveTransfer' && isRecord(seeded) && isRecord(given)) {
    const { id, policyIds, policyHolders } = given
    return { ...seeded, id, policyIds, policyHolders }
  }
  return operation === 'confirmSignature' ? withOwnName(seeded, given) : seeded
}

test('T1: payloads in what is read of a transfer and of whose it is, on all of its pages, do nothing', {
  tag: '@long',
}, async ({ page, browser, baseURL, trouble }) => {
  test.slow()
  trouble.allow(/^4\d\d \/api\/v1\//, 'payloads are refused')
  page.on('dialog', (dialog) => trouble.seen.push(`dialog: ${dialog.message()}`))
  await watchViolations(page)
  const person = await makePerson()
  const secondEmail = `noor.${randomUUID().slice(0, 8)}@example.com`
  await openSession(page, person)
  const met = await seedAnswers(page, amendTransfer)
  await page.goto(HOLDERS)
  const you = page.getByRole('group', { name: 'You', exact: true })
  await expect(you.getByLabel('First name', { exact: true })).toHaveValue(/reached/)
  await expectHarmless(page, 'the policy holders')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expectHarmless(page, 'the policy holders, refused')
  await you.getByLabel('Title (optional)').fill('')
  await you.getByLabel('Middle name (optional)').fill('')
  await giveOwner(page, person.email)
  await addOther(page, secondEmail)
  await continueTo(page, 'Policies to transfer')
  await enterPolicies(page, POLICIES)
  await continueTo(page, 'Terms and conditions')
  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, 'Waiting for the second signature')).toBeVisible()
  await expectReadable(page, 'the last page')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText(/^We’ve emailed a new link to /)).toBeVisible()
  await expectReadable(page, 'the link sent again')

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const signing = await context.newPage()
  signing.on('dialog', (dialog) => trouble.seen.push(`dialog: ${dialog.message()}`))
  await watchViolations(signing)
  const signingMet = await seedAnswers(signing, amendTransfer)
  await signing.goto(await mailedMatch(secondEmail, /https?:\/\/\S+\/sign#\S+/))
  await signing.getByRole('button', { name: 'Send me the code' }).click()
  await enterSignatureCode(signing, await mailedCode(secondEmail), SECOND_OWNER_BORN)
  await expect(signing.getByRole('heading', { name: 'What you’re signing' })).toBeVisible()
  await expectReadable(signing, 'what is signed')
  await signing.getByRole('checkbox', { name: 'I accept the terms and conditions', exact: true }).check()
  await signing.getByLabel('Type your full name to sign').fill('Noor Example')
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signing.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeVisible()
  await expectHarmless(signing, 'the signature')
  await context.close()

  await page.reload()
  await expect(heading(page, 'Your transfer is under way')).toBeVisible()
  await expectReadable(page, 'the last page once it is signed')
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Transfers', exact: true }).getByRole('article')).toHaveCount(
    POLICIES.length,
  )
  await expectReadable(page, 'the account')
  const everywhere = new Set([...met, ...signingMet])
  expect(promisedBy(TRANSFER).filter((id) => !everywhere.has(id))).toEqual([])
})
