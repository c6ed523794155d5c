import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { heading } from './calculator.ts'
import type { Person } from './identity.ts'
import { places } from './places.ts'

type Credentials = Pick<Person, 'email' | 'password'>

interface Tokens {
  readonly IdToken: string
  readonly RefreshToken: string
}

export const CLIENT_ID = 'coverkitsandboxclient00001'

/** A page without a script of ours, so that nothing else reads or writes the session. */
const QUIET = '/robots.txt'

/**
 * Leaves the page as a log-in of this person a moment ago would have left the browser, without the two pages that takes:
 * for tests that are about something else than logging in. The next address opened is opened signed in. Gives their id.
 */
export async function openSession(page: Page, person: Credentials, rememberMe = false): Promise<string> {
  const { IdToken: idToken, RefreshToken: refreshToken } = await newTokens(person)
  const id = subjectOf(idToken)
  const session = {
    id: randomUUID(),
    signedInAt: Date.now(),
    user: { id, email: person.email },
    rememberMe,
    sharedComputer: false,
    refreshToken,
    renewal: 0,
  }
  await page.goto(QUIET)
  await page.evaluate((record) => {
    const holder = record.rememberMe ? localStorage : sessionStorage
    holder.setItem('coverkit.wattlebird.session', JSON.stringify(record))
    holder.setItem('coverkit.signedIn', '1')
    sessionStorage.setItem('coverkit.session', '1')
    localStorage.setItem('coverkit.wattlebird.lastUse', String(Date.now()))
  }, session)
  return id
}

/** Opens their account, signed in. */
export async function openAccount(page: Page, person: Credentials, rememberMe = false): Promise<void> {
  await openSession(page, person, rememberMe)
  await page.goto('/account')
  await expect(heading(page, 'Your account')).toBeVisible()
}

/** The header of requests that this person makes, signed in. */
export const bearerOf = async (person: Credentials) => ({
  authorization: `Bearer ${(await newTokens(person)).IdToken}`,
})

async function newTokens({ email, password }: Credentials): Promise<Tokens> {
  const answer = await fetch(`${places.api}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENT_ID,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  })
  if (!answer.ok) throw new Error(`The identity service answered ${answer.status}: ${await answer.text()}`)
  const { AuthenticationResult: tokens } = (await answer.json()) as { readonly AuthenticationResult: Tokens }
  return tokens
}

function subjectOf(idToken: string): string {
  const [, claims = ''] = idToken.split('.')
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sub: unknown }).sub)
}
