import { expect, type Page } from '@playwright/test'
import { clientIdOf, recordsOf } from './backendRecords.ts'
import { continueTo, heading, type Place } from './calculator.ts'

export const HOLDERS = '/transfer-policy/policy-holders'

/** Whoever owns the policies. */
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

/** Fills in who owns the policies. */
export async function giveOwner(page: Place, email = OWNER.Email): Promise<void> {
  const you = group(page, 'You')
  for (const [label, value] of Object.entries({ ...OWNER, Email: email }))
    await you.getByLabel(label, { exact: true }).fill(value)
  await you.getByLabel('State or territory', { exact: true }).selectOption('NSW')
}

/** Adds who owns the policies with them, at the same address. */
export async function addOther(page: Place, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a second policy holder' }).click()
  const second = group(page, 'Second policy holder')
  const details = { 'First name': 'Noor', 'Last name': 'Example', Day: '1', Month: '2', Year: '1984' }
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

export async function toPolicies(page: Page, email?: string): Promise<void> {
  await page.goto(HOLDERS)
  await expect(heading(page, 'Policy holders')).toBeVisible()
  await giveOwner(page, email)
  await continueTo(page, 'Policies to transfer')
}

/** Accepts the terms and signs. */
export async function signTransfer(page: Place): Promise<void> {
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill(OWNER_NAME)
}

export const submitTransfer = (page: Place) =>
  page.getByRole('button', { name: 'Submit transfer', exact: true })

interface SavedPolicy {
  readonly insurerCode: string | null
  readonly policyNumber: string | null
  readonly policyStatus: string
}

/** What the backend has of this browser's transfer: its latest state, and the policies in it by status. */
export async function savedTransfer(page: Page, at = 0) {
  const row = (await recordsOf('transfers', await clientIdOf(page)))[at]
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
