import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { browserOptions } from './browserOptions.ts'
import { continueTo, heading } from './calculator.ts'
import { untilPersisted } from './persisted/deviceRows.ts'
import { places } from './places.ts'
import {
  enterPolicy,
  OWNER_NAME,
  policyGroup,
  savedTransfer,
  signTransfer,
  submitTransfer,
  toPolicies,
} from './transfer.ts'

const POLICIES = '/transfer-policy/policy-details'
const UNDO = 'Undo'
const STAGES = {
  sent: 'Sent',
  'with-insurer': 'With insurer',
  'needs-you': 'Needs something from you',
  transferred: 'Transferred',
} as const
const STAGE_NAMES = ['sent', 'with-insurer', 'needs-you', 'transferred'] as const

type Kind = 'add' | 'edit' | 'remove' | 'undo' | 'save' | 'lose' | 'reload' | 'tab' | 'other tab'

interface Action {
  readonly kind: Kind
  readonly at: number
}

interface Policy {
  readonly number: string
  /** The insurer and number of the last request; null where nothing was sent. */
  readonly sent: string | null
}

/** The policies that the visitor sees, and those that they removed. */
interface Memory {
  policies: Policy[]
  readonly removed: Policy[]
  /** The policy that Undo restores, while it is offered. */
  undoable: { readonly policy: Policy; readonly index: number } | null
  done: number
  readonly log: string[]
}

class Walk {
  readonly context: BrowserContext
  readonly memory: Memory = { policies: [], removed: [], undoable: null, done: 0, log: [] }
  tabs: Page[] = []

  constructor(context: BrowserContext) {
    this.context = context
  }

  get page(): Page {
    const page = this.tabs.at(-1)
    if (!page) throw new Error('No tab is open.')
    return page
  }

  async open(): Promise<void> {
    const page = await this.context.newPage()
    this.tabs.push(page)
    await page.goto(POLICIES)
  }

  async enter(index: number, number: string): Promise<void> {
    await enterPolicy(this.page, index + 1, { insurer: 'Zurella', number })
    // The last field is persisted on blur.
    await untilPersisted(this.page, () =>
      policyGroup(this.page, index + 1)
        .getByLabel('Name on the policy', { exact: true })
        .fill(`${OWNER_NAME} ${number}`),
    )
    await policyGroup(this.page, index + 1)
      .getByLabel('Name on the policy', { exact: true })
      .fill(OWNER_NAME)
    await this.page.keyboard.press('Tab')
  }

  async expectShown(): Promise<void> {
    const { page, memory } = this
    await expect(heading(page, 'Policies to transfer')).toBeVisible()
    await expect(page.getByRole('group', { name: /^Policy \d+$/ })).toHaveCount(memory.policies.length)
    for (const [index, { number }] of memory.policies.entries()) {
      const fields = policyGroup(page, index + 1)
      await expect(fields.getByLabel('Policy number', { exact: true })).toHaveValue(number)
      await expect(fields.getByLabel('Name on the policy', { exact: true })).toHaveValue(OWNER_NAME)
    }
  }

  /** Continues, and goes back to the policies. */
  async save(): Promise<void> {
    await continueTo(this.page, 'Terms and conditions')
    this.memory.policies = this.memory.policies.map(({ number }) => ({ number, sent: `ZUR ${number}` }))
    await this.page.getByRole('link', { name: /^Change ?: Policies$/ }).click()
  }

  async act({ kind, at }: Action): Promise<boolean> {
    const { page, memory } = this
    const { policies, removed } = memory
    const index = at % policies.length
    const number = `ZU-${100_000 + memory.done * 1_000 + at}`
    switch (kind) {
      case 'add':
        if (policies.length > 4) return false
        await page.getByRole('button', { name: 'Add another policy' }).click()
        await this.enter(policies.length, number)
        policies.push({ number, sent: null })
        memory.undoable = null
        return true
      case 'edit':
        await this.enter(index, number)
        policies[index] = { number, sent: policies[index]?.sent ?? null }
        return true
      case 'remove': {
        if (policies.length < 2) return false
        const remove = page.getByRole('button', { name: `Remove Policy ${index + 1}` })
        await remove.click()
        await untilPersisted(page, () => remove.click())
        const gone = policies.splice(index, 1)
        removed.push(...gone)
        memory.undoable = gone[0] ? { policy: gone[0], index } : null
        return true
      }
      case 'undo': {
        const back = memory.undoable
        if (!back) return false
        await untilPersisted(page, () => page.getByRole('button', { name: UNDO }).click())
        policies.splice(back.index, 0, back.policy)
        removed.splice(removed.indexOf(back.policy), 1)
        memory.undoable = null
        return true
      }
      case 'save':
        await this.save()
        memory.undoable = null
        return true
      case 'lose':
        await page.route(
          '**/api/v1/transferpolicy',
          async (route) => {
            await route.fetch()
            // The last save of a visit may still be running when its routes are removed.
            await route.abort('connectionreset').catch(() => undefined)
          },
          { times: 1 },
        )
        await this.save()
        memory.undoable = null
        return true
      case 'reload':
        await page.reload()
        memory.undoable = null
        return true
      case 'tab':
        if (this.tabs.length > 1) return false
        await this.open()
        memory.undoable = null
        return true
      case 'other tab':
        if (this.tabs.length < 2) return false
        this.tabs.reverse()
        await this.page.bringToFront()
        memory.undoable = null
        return true
    }
  }
}

const kinds: readonly Kind[] = ['add', 'edit', 'remove', 'undo', 'save', 'lose', 'reload', 'tab', 'other tab']
const actions = (most: number) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(99) }), {
    minLength: 2 * most,
    maxLength: 2 * most,
  })

/** Random visits of the policies' page, in one tab or two; the backend holds in the end what is shown, stages included. */
export async function walkTransfer(
  browser: Browser,
  { seed, visits, moves }: { readonly seed: number; readonly visits: number; readonly moves: number },
): Promise<void> {
  const property = fc.asyncProperty(actions(moves), fc.nat(99), async (list, stage) => {
    const { launchOptions: _launch, browserName: _name, ...options } = browserOptions
    const walk = new Walk(await browser.newContext({ ...options, baseURL: places.site }))
    try {
      await visit(walk, list.values(), moves)
      await submit(walk, stage)
    } catch (error) {
      const seen = await walk.page.getByRole('main').ariaSnapshot().catch(String)
      throw new Error(`After ${walk.memory.log.join(', ')}:\n${seen}`, { cause: error })
    } finally {
      await walk.context.unrouteAll({ behavior: 'ignoreErrors' })
      await walk.context.close()
    }
  })
  await fc.assert(property, { seed, numRuns: visits, endOnFailure: true })
}

async function visit(walk: Walk, list: Iterable<Action>, moves: number): Promise<void> {
  const { memory } = walk
  walk.tabs.push(await walk.context.newPage())
  await toPolicies(walk.page)
  await walk.enter(0, 'ZU-100000')
  // The previous step sent the first policy along, blank.
  memory.policies.push({ number: 'ZU-100000', sent: 'null null' })
  for (const action of list) {
    if (memory.done === moves) break
    memory.log.push(`${action.kind} ${action.at}`)
    if (await walk.act(action)) memory.done += 1
    else memory.log.pop()
    await walk.expectShown()
  }
  expect(memory.done).toBe(moves)
}

async function submit({ page, memory }: Walk, stage: number): Promise<void> {
  // An injected loss that met no save must not hit the submission: that is fault F2.
  await page.context().unrouteAll({ behavior: 'wait' })
  for (const tab of page.context().pages()) await tab.unrouteAll({ behavior: 'wait' })
  await continueTo(page, 'Terms and conditions')
  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, 'Your transfer is under way')).toBeVisible()
  expect(await savedTransfer(page)).toMatchObject({
    status: 'in-progress',
    active: memory.policies.map(({ number }) => `ZUR ${number}`),
    // A policy that was added and removed between two saves is not stored anywhere.
    discontinued: memory.removed.flatMap(({ sent }) => sent ?? []),
  })
  const policies = page.getByRole('list', { name: 'Where each policy is up to' }).getByRole('article')
  await expect(policies).toHaveCount(memory.policies.length)
  const ids = await policies.evaluateAll((items) =>
    items.map((item) => item.getAttribute('aria-labelledby')?.replace(/^transfer-/, '')),
  )
  const stages = ids.map((_, index) => STAGE_NAMES[(stage + index) % STAGE_NAMES.length] ?? 'sent')
  for (const [index, policyId] of ids.entries()) {
    const answer = await fetch(`${places.api}/sandbox/transfers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ policyId, stage: stages[index] }),
    })
    expect(answer.status).toBe(200)
  }
  await page.reload()
  await expect(policies).toHaveCount(stages.length)
  for (const [index, name] of stages.entries()) {
    await expect(policies.nth(index)).toContainText(`Policy ${memory.policies[index]?.number}`)
    // The stage is said, and marked on the way.
    const said = policies.nth(index).getByText(STAGES[name], { exact: true }).filter({ visible: true })
    await expect(said.first()).toBeVisible()
  }
}
