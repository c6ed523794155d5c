import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { heading } from '../calculator.ts'
import type { SaveWatch } from '../watchSaves.ts'
import { addressOf, stepAt } from './steps.ts'

/** The values that were shown as saved, as a visitor would remember them. */
export interface Memory {
  step: number
  furthest: number
  readonly values: Map<string, string>
  /** The values of submitted steps: the backend must have them in the end. */
  readonly submitted: Map<string, string>
  isOffline: boolean
  /** The page may lack the next step's code, so that it needs a network to continue. */
  mayLackCode: boolean
  done: number
  readonly log: string[]
}

export const newMemory = (): Memory => ({
  step: 0,
  furthest: 0,
  values: new Map(),
  submitted: new Map(),
  isOffline: false,
  mayLackCode: false,
  done: 0,
  log: [],
})

interface Tab {
  readonly page: Page
  step: number
}

/** The real browser: its tabs, the last of which is in use. */
export class Visit {
  readonly context: BrowserContext
  readonly saves: SaveWatch
  readonly errors: string[] = []
  failing = 0
  tabs: Tab[] = []

  constructor(context: BrowserContext, saves: SaveWatch) {
    this.context = context
    this.saves = saves
    context.on('weberror', (error) => this.errors.push(error.error().message))
  }

  static async start(context: BrowserContext, saves: SaveWatch): Promise<Visit> {
    const visit = new Visit(context, saves)
    await context.clock.install()
    await context.route('**/savecalculatecoverform', (route) => {
      if (visit.failing <= 0) return route.fallback()
      visit.failing -= 1
      return route.fulfill({ status: 500, json: {} })
    })
    await visit.open(0)
    return visit
  }

  get tab(): Tab {
    const tab = this.tabs.at(-1)
    if (!tab) throw new Error('No tab is open.')
    return tab
  }

  get page(): Page {
    return this.tab.page
  }

  async open(step: number): Promise<void> {
    const page = await this.context.newPage()
    this.tabs.push({ page, step })
    await page.goto(addressOf(step))
    await expectStep(page, step)
  }

  async crash(step: number): Promise<void> {
    const { page } = this
    const crashed = page.waitForEvent('crash')
    const session = await this.context.newCDPSession(page)
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    this.tabs.pop()
    await this.open(step)
  }
}

export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(heading(page, stepAt(step).title)).toBeVisible()
}

/** Expects every value of the step that was shown as saved to be on the page. */
export async function expectRemembered({ page, step }: Tab, { values }: Memory): Promise<void> {
  await expectStep(page, step)
  for (const question of stepAt(step).questions) {
    const value = values.get(question.label)
    if (value !== undefined) await question.expectShown(page, value)
  }
}
