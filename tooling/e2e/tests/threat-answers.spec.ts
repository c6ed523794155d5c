import type { Page } from '@playwright/test'
import { calculate, heading, radio } from '../src/calculator.ts'
import { exampleOf, operations } from '../src/hostile-answers/contract.ts'
import { PAYLOADS, payloadTeller } from '../src/hostile-answers/payloads.ts'
import { hasFreeText, seedAnswer } from '../src/hostile-answers/seedAnswer.ts'
import { logIn, makePerson, putIdentityFault, signInByPage } from '../src/identity.ts'
import { places } from '../src/places.ts'
import { watchViolations } from '../src/policies.ts'
import { quotes } from '../src/quote.ts'
import { expect, test } from '../src/test.ts'

/** Nothing is kept of a quote whose insurer has a payload for its name, so there is nothing of it to list. */
const FROM_EXAMPLE = new Set(['listSavedQuotes'])

/** Puts payloads into every answer of the backend; gives the operations that it met. */
async function seedAnswers(page: Page): Promise<Set<string>> {
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
    await route.fulfill({ response, json: seedAnswer(operation, body, next) })
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
const BY_LINK = 'needs a link that is mailed after an application of two, which this visit does not submit'
/** Operations with free texts that this visit does not meet, and why. A new one is met or written down. */
const NOT_MET: Readonly<Record<string, string>> = {
  confirmClaim: 'its answer is not shown; the list of applications is, which this visit meets',
  confirmSignature: BY_LINK,
  getApplication: 'the last page of an application; its texts are those of the list in the account',
  getDisclosures: NO_SCREEN,
  getGuaranteedInsurability: NO_SCREEN,
  getOccupations: 'asked only where the list of the CDN fails; the same list',
  getReceipt: 'a file that is downloaded; nothing of it is on a page',
  getSecondPolicyHolder: NO_SCREEN,
  getSupplierDocuments: NO_SCREEN,
  getUserByEmail: NO_SCREEN,
  getVendor: NO_SCREEN,
  googleLogin: 'tokens; a name in one is shown by the account, which this visit opens',
  listBeneficiaries: NO_SCREEN,
  listClaims: NO_SCREEN,
  listIdentityChecks: NO_SCREEN,
  listPolicies: NO_SCREEN,
  listTransferPolicies: NO_SCREEN,
  openSignature: BY_LINK,
  previewPolicyChange: NO_SCREEN,
  projectPremiums:
    'asked for by a press in a quote’s details; its one free text is the label that is shown here',
  renewSignature: BY_LINK,
  requestIdentityCheck: NO_SCREEN,
  resume: 'answers of a form, which its own parsers read',
  saveApplication: NO_SCREEN,
  saveTransfer: NO_SCREEN,
  sendSignatureLink: BY_LINK,
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
