import type { Page } from '@playwright/test'
import { expectSignedIn, expectSignedOut, makePerson } from '../src/identity.ts'
import { openAccount } from '../src/openSession.ts'
import { stopClock } from '../src/pageClock.ts'
import { expect, test } from '../src/test.ts'

test.beforeEach(({ trouble }) =>
  trouble.allow(/^400 \/$/, 'a session that another tab has ended can’t be renewed'),
)

const CHANNEL = 'coverkit.wattlebird.identity'

/** Number of tabs that have opened the customer's session. */
const sessionsOpen = (page: Page) =>
  page.evaluate(async (lock) => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name === lock).length
  }, `${CHANNEL}.held`)

/** Holds the messages of other tabs to the page's session until they are released. */
async function holdMessages(page: Page): Promise<{ count(): Promise<number>; release(): Promise<void> }> {
  await page.addInitScript((channel) => {
    const waiting: (() => void)[] = []
    let isHeld = true
    Object.assign(window, {
      waiting,
      letThrough() {
        isHeld = false
        for (const deliver of waiting) deliver()
      },
    })
    const { set } = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage') ?? {}
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
      set(this: BroadcastChannel, receive: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          if (isHeld && this.name === channel) waiting.push(() => receive(event))
          else receive(event)
        })
      },
    })
  }, CHANNEL)
  return {
    count: () => page.evaluate(() => Reflect.get(window, 'waiting').length),
    release: () => page.evaluate(() => Reflect.get(window, 'letThrough')()),
  }
}

test('a second tab is signed in too, and signs out with the first', async ({ page, context }) => {
  const person = await makePerson()
  await openAccount(page, person)
  const second = await context.newPage()
  await second.goto('/account')
  await expect(second.getByText(person.email)).toBeVisible()
  await second.goto('/life-insurance-calculator/about-you')
  await expectSignedIn(second)
  // The header showed it before the session was open: from then on the tab signs out with the others.
  await expect.poll(() => sessionsOpen(page)).toBe(2)
  await page.getByRole('banner').getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(second).toHaveURL('/')
  await expectSignedOut(second)
})

test('a second tab waits for a first one that is slow to answer', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const person = await makePerson()
  const messages = await holdMessages(page)
  await openAccount(page, person)
  const second = await context.newPage()
  // No more time than passes here: after three seconds the first tab counts as asleep.
  await second.clock.install()
  await stopClock(second)
  await second.goto('/account')
  await expect.poll(() => messages.count()).toBeGreaterThan(0)
  await second.clock.runFor(1_000)
  await expect(second).toHaveURL('/account')
  await messages.release()
  await expect(second.getByText(person.email)).toBeVisible()
})
