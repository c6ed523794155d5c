import { expect } from '@playwright/test'
import { logIn } from '../src/engines/account.ts'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

// Takes over 5 s: it starts an engine and walks in it.
test('an account that was logged out of is not there after Back', async ({ visitor }) => {
  await visitor.open(`${SITE}/faq`)
  await logIn(visitor, SITE, 'Robin')
  await visitor.see('MLC0012345')
  await visitor.press('Log out')
  await visitor.see('Log in')
  await visitor.back()
  await visitor.until('document.readyState === "complete" && !document.body.innerText.includes("MLC0012345")')
})

// Takes over 5 s: it starts an engine and walks in it.
test('the log-in dialog gives the focus back to the link that opened it', async ({ visitor }) => {
  await visitor.open(`${SITE}/faq`)
  await visitor.press('Log in')
  await visitor.until('document.querySelector("[role=dialog]")')
  await visitor.key('Escape')
  await visitor.until('!document.querySelector("[role=dialog]")')
  await visitor.until('document.activeElement?.textContent.trim() === "Log in"')
  expect(await visitor.run('document.activeElement.localName')).toBe('a')
})
