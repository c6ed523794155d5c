import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A violated rule, and where. */
interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: unknown }[]
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the violations that axe finds in a page, a line for each rule. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  await animationsEnd(page)
  const hasFrames = page.frames().length > 1
  const violations = await (hasFrames ? violationsWithFrames(page) : violationsOf(page))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}

/** Waits for animations that end: faded-in text has its contrast only then. Endless ones are not waited for. */
async function animationsEnd(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        const ending = document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
          )
        await Promise.allSettled(ending.map(({ finished }) => finished))
      }),
    ),
  )
}

/** Loads axe into a document once, which takes several times as long as its rules do. */
async function violationsOf(page: Page): Promise<readonly Violation[]> {
  const isRead = await page.evaluate(() => Reflect.has(window, 'axe'))
  if (!isRead) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const options = { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] }
    const { violations } = await Reflect.get(window, 'axe').run(document, options)
    return violations.map(({ id, nodes }: Violation) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target })),
    }))
  }, RULES)
}

/** Frames of other sites are scanned from outside the page, and the results are merged in a page of their own. */
async function violationsWithFrames(page: Page): Promise<readonly Violation[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: AXE }).withTags(RULES).analyze()
  return violations
}
