import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { ACCOUNT_NAMES } from './accountNames.ts'
import { framed, openFraming, showFrame, watchBackend } from './partnerPage.ts'
import { places } from './places.ts'

/** The host refuses such names with status 403. */
export const REFUSED_BY_HOST = /^403 \//

export async function expectDenied(page: Page, why = ''): Promise<void> {
  await expect(framed(page).locator('body'), why).toHaveText('Access Denied: Invalid Account')
}

/** Names that look like one of the five, and any others. */
function otherNames(count: number): readonly string[] {
  const near = fc.constantFrom(...ACCOUNT_NAMES).chain((name) =>
    fc.oneof(
      fc.constantFrom(
        name.toUpperCase(),
        `${name}%00`,
        `%20${name}`,
        `${name}/`,
        `${name}&accountName=${name}`,
      ),
      fc.mixedCase(fc.constant(name)),
      fc
        .nat(name.length - 1)
        .map((at) => `${name.slice(0, at)}%${name.charCodeAt(at).toString(16)}${name.slice(at + 1)}`),
    ),
  )
  const any = fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((text) => encodeURIComponent(text.toWellFormed()))
  const names = fc.sample(fc.oneof(near, any), { numRuns: count, seed: 7 })
  return names.filter((name) => !ACCOUNT_NAMES.includes(name))
}

/** Frames with so many other names all show the denial, and send no request to the backend. */
export async function expectOthersDenied(page: Page, count: number): Promise<void> {
  const backend = watchBackend(page)
  await openFraming(page, { src: 'about:blank' })
  for (const name of otherNames(count)) {
    await showFrame(page, `${places.embed}/client-quote/select-covers?accountName=${name}`)
    await expectDenied(page, name)
  }
  expect(backend).toEqual([])
}
