import { expect, type Page } from '@playwright/test'
import { clientIdOf, recordsOf } from './backendRecords.ts'
import { continueTo, heading, type Place } from './calculator.ts'
import { places } from './places.ts'

export const HOLDERS = '/transfer-policy/policy-holders'
/** Address at which transfers are saved and submitted. */
export const SAVE_TRANSFER = '**/api/v1/transferpolicy'

/** The person who owns the policies. */
export const OWNER = {
  'First name': 'Zoë',
  'Last name': 'O’Neill-Ngô',
  Day: '27',
  Month: '3',
  Year: '1981',
  Mobile: '0491 570 006',
  Email: 'zoe@example.com',
  'Street address': '12/4 Sample St.',
  'Suburb or town': 'Newtown',
  Postcode: '2042',
}
export const OWNER_NAME = 'Zoë O’Neill-Ngô'

export interface PolicyToTransfer {
  readonly insurer: string
  /** Null where it is not at hand. */
  readonly number: string | null
  readonly name?: string
}

const group = (page: Place, name: string) => page.getByRole('group', { name, exact: true })

export const policyGroup = (page: Place, number: number) => group(page, `Policy ${number}`)

/** Fills in the owner of the policies. */
export async function giveOwner(page: Place, email = OWNER.Email): Promise<void> {
  const you = group(page, 'You')
  for (const [label, value] of Object.entries({ ...OWNER, Email: email }))
    await you.getByLabel(label, { exact: true }).fill(value)
  await you.getByLabel('State or territory', { exact: true }).selectOption('NSW')
}

/** When the second owner was born. */
export const SECOND_OWNER_BORN = { Day: '1', Month: '2', Year: '1984' }

/** Adds the second owner of the policies, at the same address. */
export async function addOther(page: Place, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a second policy holder' }).click()
  const second = group(page, 'Second policy holder')
  const details = { 'First name': 'Noor', 'Last name': 'Example', ...SECOND_OWNER_BORN }
  for (const [label, value] of Object.entries({ ...details, Mobile: '0491 570 110', Email: email }))
    await second.getByLabel(label, { exact: true }).fill(value)
  await second.getByRole('button', { name: 'Copy the address above' }).click()
}

export async function enterPolicy(page: Place, number: number, policy: PolicyToTransfer): Promise<void> {
  const fields = policyGroup(page, number)
  await fields.getByLabel('Insurer', { exact: true }).selectOption({ label: policy.insurer })
  if (policy.number === null) await fields.getByLabel('I do not have my number').check()
  else await fields.getByLabel('Policy number', { exact: true }).fill(policy.number)
  await fields.getByLabel('Name on the policy', { exact: true }).fill(policy.name ?? OWNER_NAME)
}

/** Enters these policies, each in a group of its own. */
export async function enterPolicies(page: Place, policies: readonly PolicyToTransfer[]): Promise<void> {
  for (const [index, policy] of policies.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another policy' }).click()
    await enterPolicy(page, index + 1, policy)
  }
}

/** The first step with its answers, once the page has all that it loads for them. */
export async function openHolders(page: Page): Promise<void> {
  await page.goto(HOLDERS)
  await giveOwner(page)
  await page.waitForLoadState('networkidle')
}

/** From the first step to the policies. */
export async function toPolicies(page: Page, email?: string): Promise<void> {
  await page.goto(HOLDERS)
  await expect(heading(page, 'Policy holders')).toBeVisible()
  await giveOwner(page, email)
  await continueTo(page, 'Policies to transfer')
}

/** To the last step with these policies, once the backend has them. */
export async function toTerms(
  page: Page,
  policies: readonly PolicyToTransfer[],
  email?: string,
): Promise<void> {
  await toPolicies(page, email)
  await enterPolicies(page, policies)
  await continueTo(page, 'Terms and conditions')
  await expect.poll(async () => (await savedTransfer(page)).active).toHaveLength(policies.length)
}

/** Accepts the terms and signs. */
export async function signTransfer(page: Place, name = OWNER_NAME): Promise<void> {
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill(name)
}

export const submitTransfer = (page: Place) =>
  page.getByRole('button', { name: 'Submit transfer', exact: true })

/** Removes a policy from the transfer, and confirms it if the page asks. */
export async function removePolicy(page: Place, number: number): Promise<void> {
  const button = page.getByRole('button', { name: `Remove Policy ${number}` })
  await button.click()
  await button.click()
}

/** Goes back from the summary to the policies. */
export const changePolicies = (page: Place) =>
  page.getByRole('link', { name: /^Change ?: Policies$/ }).click()

/** The policies on the page, as `savedTransfer` gives those that are to be transferred. */
export const policiesShown = (page: Place) =>
  page.getByRole('group', { name: /^Policy \d+$/ }).evaluateAll((groups) =>
    groups.map((group) => {
      const controls = [...group.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
      const control = (name: string) => controls.find((one) => one.name.startsWith(`${name}-`))
      const unknown = control('numberUnknown')
      const isUnknown = unknown instanceof HTMLInputElement && unknown.checked
      return `${control('insurer')?.value} ${isUnknown ? null : control('policyNumber')?.value}`
    }),
  )

/** All policies to transfer that the backend has of the customer who is signed in on this page. */
export async function savedPoliciesOf(page: Page): Promise<readonly SavedPolicy[]> {
  const requested = page.waitForRequest(
    (request) => request.url().endsWith('/api/v1/transfers') && request.method() === 'GET',
  )
  await page.goto('/account')
  const { authorization = '' } = await (await requested).allHeaders()
  const answer = await fetch(`${places.api}/api/v1/transferpolicy/PoliciesList`, {
    headers: { authorization },
  })
  const { data } = (await answer.json()) as { readonly data: string }
  return JSON.parse(data)
}

interface SavedPolicy {
  readonly insurerCode: string | null
  readonly policyNumber: string | null
  readonly policyStatus: string
}

/** Reads this browser's transfer at the backend: its latest state, and the policies in it by status. */
export const savedTransfer = async (page: Pick<Page, 'evaluate'>) => transferOf(await clientIdOf(page))

/** Reads the same for a signed-in customer, by their subject: the latest transfer of any device. */
export async function transferOf(clientId: string) {
  const rows = await recordsOf('transfers', clientId)
  const [row] = rows.toSorted((one, other) => String(other.savedAt).localeCompare(String(one.savedAt)))
  const { policiesList, policyHolder2Details } = (row?.body ?? { policiesList: [] }) as {
    readonly policiesList: readonly SavedPolicy[]
    readonly policyHolder2Details?: { readonly status: string } | null
  }
  const numbersOf = (status: string) =>
    policiesList
      .filter(({ policyStatus }) => policyStatus === status)
      .map(({ insurerCode, policyNumber }) => `${insurerCode} ${policyNumber}`)
  return {
    status: row?.status,
    reference: row?.reference,
    active: numbersOf('Active'),
    discontinued: numbersOf('Discontinued'),
    second: policyHolder2Details?.status ?? null,
  }
}
