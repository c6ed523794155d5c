import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { heading } from './calculator.ts'
import { places } from './places.ts'

export interface Person {
  readonly sub: string
  readonly email: string
  readonly password: string
}

export const GOOD_PASSWORD = 'Wattle1!'

export const newEmail = () => `robin.${randomUUID().slice(0, 8)}@example.com`

async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${places.api}/sandbox/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}: ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as Answer
}

/** Creates a person with an account, in the requested state. */
export const makePerson = (changes: object = {}): Promise<Person> =>
  control('POST', 'users', { email: newEmail(), password: GOOD_PASSWORD, givenName: 'Robin', ...changes })

/** Sets the fault of the identity service for this address from now on. */
export const putIdentityFault = (email: string, identity: object | null): Promise<void> =>
  control('POST', 'faults', { clientId: email, ...(identity && { identity }) })

/** Sets the lifetime of this person's tokens. */
export const putLifetimes = (email: string, lifetimes: object): Promise<void> =>
  control('POST', 'lifetimes', { email, ...lifetimes })

/** Lets the backend sign with its next key from now on. */
export const rotateKeys = (): Promise<void> => control('POST', 'keys', {})

interface Mail {
  readonly subject: string
  readonly text: string
}

/** Resolves with the latest mailed code, once there are so many messages. */
export async function latestCode(email: string, messages = 1): Promise<string> {
  let mails: readonly Mail[] = []
  await expect
    .poll(async () => {
      const answer = await fetch(`${places.api}/sandbox/mail?to=${encodeURIComponent(email)}`, {
        headers: { accept: 'application/json' },
      })
      mails = (await answer.json()) as Mail[]
      return mails.length
    })
    .toBeGreaterThanOrEqual(messages)
  const [, code] = /(?<!AFSL )\b(\d{6})\b/.exec(mails[0]?.text ?? '') ?? []
  if (!code) throw new Error(`No code in: ${mails[0]?.text}`)
  return code
}

export const modal = (page: Page) => page.getByRole('dialog')

/** The header's link to sign-in; on wide screens. */
export const logInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })

/** Opens the modal from the header. */
export async function openModal(page: Page): Promise<void> {
  await logInLink(page).click()
  await expect(modal(page)).toBeVisible()
}

/** Fills in the form of `Log in` and presses its button. */
export async function logIn(
  place: Pick<Page, 'getByLabel' | 'getByRole'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
  rememberMe = false,
): Promise<void> {
  await place.getByLabel('Email', { exact: true }).fill(email)
  await place.getByLabel('Password', { exact: true }).fill(password)
  await place.getByLabel('Remember me', { exact: true }).setChecked(rememberMe)
  await place.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Signs in on `/login` and waits for the account. */
export async function signInByPage(page: Page, person: Person, rememberMe = false): Promise<void> {
  await page.goto('/login')
  await logIn(page, person, rememberMe)
  await expect(heading(page, 'Your account')).toBeVisible()
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
  await expect(logInLink(page)).toBeHidden()
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(logInLink(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeHidden()
}

/** Signs in on `/login` on a computer that others use too, and waits for the account. */
export async function signInShared(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('This is a shared computer', { exact: true }).check()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(heading(page, 'Your account')).toBeVisible()
}
