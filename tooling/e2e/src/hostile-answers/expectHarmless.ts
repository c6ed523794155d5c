import { expect, type Page } from '@playwright/test'
import { places } from '../places.ts'
import { PAYLOADS } from './payloads.ts'

/** Nothing ran, nothing was added to the page, and no address runs code. */
export async function expectHarmless(page: Page, screen: string): Promise<void> {
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

/** Expects one of the payloads to be readable, and none to have run. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  await expect
    .poll(async () => {
      const text = await page.locator('body').innerText()
      return PAYLOADS.some((payload) => text.includes(payload))
    }, screen)
    .toBe(true)
  await expectHarmless(page, screen)
}
