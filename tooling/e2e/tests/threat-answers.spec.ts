import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { employee } from '../src/application/Applicant.ts'
import { applyForCover } from '../src/application/applyForCover.ts'
import { bornFor } from '../src/application/giveDetails.ts'
import { calculate, heading, radio } from '../src/calculator.ts'
import { exampleOf, operations } from '../src/hostile-answers/contract.ts'
import { PAYLOADS, payloadTeller } from '../src/hostile-answers/payloads.ts'
import { hasFreeText, seedAnswer } from '../src/hostile-answers/seedAnswer.ts'
import { logIn, makePerson, putIdentityFault, signInByPage } from '../src/identity.ts'
import { mailedMatch } from '../src/mailbox.ts'
import { places } from '../src/places.ts'
import { watchViolations } from '../src/policies.ts'
import { quotes } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

/** Nothing is kept of a quote whose insurer has a payload for its name, so there is nothing of it to list. */
const FROM_EXAMPLE = new Set(['listSavedQuotes'])

/** What is changed in an answer once it is seeded; `given` is the answer as it came. */
type Amend = (operation: string, seeded: unknown, given: unknown) => unknown

/** Puts payloads into every answer of the backend; gives the operations that it met. */
async function seedAnswers(page: Page, amend: Amend = (_, seeded) => seeded): Promise<Set<string>> {
  const met = new Set<string>()
  const next = payloadTeller()
  await page.route(`${places.api}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const operation = operations.find(
      ({ method, path }) => method === request.method() && path.test(pathname),
    )
    if (!operation) return route.fallback()
    const response = await route.fetch()
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
    met.add(operation.id)
    const body: unknown = FROM_EXAMPLE.has(operation.id) ? exampleOf(operation) : await response.json()
    await route.fulfill({ response, json: amend(operation.id, seedAnswer(operation, body, next), body) })
  })
  return met
}

/** Nothing ran, nothing was added to the page, and no address runs code. */
async function expectHarmless(page: Page, screen: string): Promise<void> {
  const state = await page.evaluate((api) => {
    const addressOf = (element: Element) =>
      ['src', 'href', 'action'].map((name) => element.getAttribute(name) ?? '').join('')
    // Our own scripts, data blocks, and the stand-in for Google's script.
    const isKnown = (element: Element) =>
      element instanceof HTMLScriptElement &&
      (/json/.test(element.type) ||
        [location.origin, api].includes(new URL(element.src || 'about:blank').origin))
    return {
      reached: window.reached,
      violations: window.violations.filter(({ disposition }) => disposition === 'enforce'),
      added: [...document.querySelectorAll('script, iframe, object, embed, base')]
        .filter((element) => !isKnown(element))
        .map((element) => element.outerHTML.slice(0, 200)),
      links: [...document.querySelectorAll('[href], [src], [action]')]
        .map(addressOf)
        .filter((address) => /^\s*(?:javascript|data:text)/i.test(address)),
    }
  }, places.api)
  expect(state, screen).toEqual({ reached: [], violations: [], added: [], links: [] })
}

async function expectReadable(page: Page, screen: string): Promise<void> {
  await expect
    .poll(async () => {
      const text = await page.locator('body').innerText()
      return PAYLOADS.some((payload) => text.includes(payload))
    }, screen)
    .toBe(true)
  await expectHarmless(page, screen)
}

const NO_SCREEN = 'no screen asks for it yet'
const TRANSFER = 'a page of transfers, which this visit does not open'
const SUBMITTED = 'met by the visit of a submitted application, below'
/** Operations with free texts that this visit does not meet, and why. A new one is met or written down. */
const NOT_MET: Readonly<Record<string, string>> = {
  confirmClaim: 'its answer is not shown; the list of applications is, which this visit meets',
  confirmCopy: SUBMITTED,
  confirmSignature: SUBMITTED,
  confirmTransferClaim: 'its answer is not shown; the list of policies is, which this visit meets',
  getApplication: SUBMITTED,
  getDisclosures: NO_SCREEN,
  getGuaranteedInsurability: NO_SCREEN,
  getOccupations: 'asked only where the list of the CDN fails; the same list',
  getReceipt: 'a file that is downloaded; nothing of it is on a page',
  getSecondPolicyHolder: NO_SCREEN,
  getSecondReceipt: SUBMITTED,
  getSupplierDocuments: NO_SCREEN,
  getTransfer: TRANSFER,
  getUserByEmail: TRANSFER,
  getVendor: NO_SCREEN,
  googleLogin: 'tokens; a name in one is shown by the account, which this visit opens',
  listBeneficiaries: NO_SCREEN,
  listClaims: NO_SCREEN,
  listIdentityChecks: NO_SCREEN,
  listPolicies: NO_SCREEN,
  openSignature: SUBMITTED,
  previewPolicyChange: NO_SCREEN,
  projectPremiums:
    'asked for by a press in a quote’s details; its one free text is the label that is shown here',
  renewSignature: 'needs a link that has expired; its one free text is the address that openSignature has',
  requestIdentityCheck: NO_SCREEN,
  resume: 'answers of a form, which its own parsers read',
  saveApplication: NO_SCREEN,
  saveTransfer: TRANSFER,
  sendSignatureLink: SUBMITTED,
  sendTransferSignatureLink: TRANSFER,
}

test('T1: payloads in every text of every answer are shown as text and do nothing', async ({
  page,
  trouble,
}) => {
  test.slow()
  page.on('dialog', (dialog) => trouble.seen.push(`dialog: ${dialog.message()}`))
  // The backend refuses a choice whose insurer has another name than it gave.
  trouble.allow(/status of 422/)
  await watchViolations(page)
  const person = await makePerson({
    givenName: '<img src=x onerror=reached.push(1)>',
    familyName: '<script>1</script>',
  })
  await signInByPage(page, person)
  await expect(page.getByText('<img src=x onerror=reached.push(1)>')).toBeVisible()
  const met = await seedAnswers(page)
  await calculate(page)
  await expectHarmless(page, 'needs')
  await page.getByRole('button', { name: 'Get quotes for these covers' }).click()
  await expect(heading(page, 'About you')).toBeVisible()
  await radio(page, 'Gender', 'Female').check()
  await radio(page, 'Do you smoke?', 'No').check()
  await page.getByRole('combobox', { name: 'Occupation' }).fill('Accountant')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectReadable(page, 'occupations')
  await page
    .getByRole('option', { name: /Accountant$/ })
    .first()
    .click()
  await page.getByLabel('State or territory').selectOption('VIC')
  await page.getByRole('button', { name: 'Get quotes', exact: true }).click()
  await expect(heading(page, 'Your quotes')).toBeVisible()
  await expect(quotes(page).getByRole('listitem').first()).toBeVisible()
  await expectReadable(page, 'quotes')
  await quotes(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await expect(heading(page, 'Confirm your cover')).toBeVisible()
  await expectReadable(page, 'the chosen cover')
  await page.goto('/account')
  await expect(
    page.getByRole('region', { name: 'Saved quotes', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expectReadable(page, 'account')
  const missing = operations.filter((one) => hasFreeText(one) && !met.has(one.id)).map(({ id }) => id)
  expect(missing.sort()).toEqual(Object.keys(NOT_MET).sort())
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something that the insurer asks for in words of its own, which the contract allows and the reference backend never has. */
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

/** The name of whoever signs stays theirs, since nobody can sign with another one. */
function withOwnName(seeded: unknown, given: unknown): unknown {
  if (!isRecord(seeded) || !isRecord(seeded.holder) || !isRecord(given) || !isRecord(given.holder))
    return seeded
  const { firstName, middleName, lastName } = given.holder
  return { ...seeded, holder: { ...seeded.holder, firstName, middleName, lastName } }
}

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
  trouble.allow(/status of 4\d\d/)
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
  await signing.getByLabel('Code').fill(await mailedCode(secondEmail))
  await signing.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(signing.getByRole('heading', { name: 'What you’re signing' })).toBeVisible()
  await expectReadable(signing, 'what is signed')
  await signing.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await signing.getByLabel('Type your full name to sign').fill('Noor Example')
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signing.getByRole('heading', { name: 'Thank you. You’ve signed' })).toBeVisible()
  await expectReadable(signing, 'the signature')
  await signing.getByRole('button', { name: 'Download the data (JSON)' }).click()
  await expect(signing.getByText('We’ve passed the data to your browser.')).toBeVisible()
  await expectReadable(signing, 'the second receipt')

  const { other: copy, metHere: copyMet } = await openIn(
    await mailedMatch(email, /https?:\/\/\S+\/application\/copy#\S+/),
  )
  await copy.getByRole('button', { name: 'Send the code' }).click()
  await copy.getByLabel('Code').fill(await mailedCode(email))
  for (const [label, value] of Object.entries(bornFor('40')))
    await copy.getByLabel(label, { exact: true }).fill(value)
  await copy.getByRole('button', { name: 'Open the application' }).click()
  await expect(heading(copy, 'Your application is in review')).toBeVisible()
  await expectReadable(copy, 'the copy')
  await context.close()

  const everywhere = new Set([...met, ...signingMet, ...copyMet])
  const promised = Object.entries(NOT_MET).flatMap(([id, why]) => (why === SUBMITTED ? [id] : []))
  expect(promised.filter((id) => !everywhere.has(id))).toEqual([])
})

/** The newest code that was mailed to an address. */
async function mailedCode(to: string): Promise<string> {
  const [code = ''] = /\d{6}/.exec(await mailedMatch(to, /\bcode is \d{6}\b/)) ?? []
  return code
}

test('T1: what the identity service says is shown as text', async ({ page, trouble }) => {
  trouble.allow(/status of 400/)
  await watchViolations(page)
  const person = await makePerson()
  for (const message of PAYLOADS) {
    await putIdentityFault(person.email, { outcome: 'InvalidParameterException', message })
    await page.goto('/login')
    await logIn(page, person)
    await expect(page.getByRole('alert')).toContainText(message)
    await expectHarmless(page, message)
  }
})
