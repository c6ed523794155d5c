import type { Locator, Page } from '@playwright/test'

export interface TypingCost {
  /** Milliseconds of the page's thread for each key: scripts alone, and all that the key set off. */
  readonly script: number
  readonly all: number
}

/** What a key costs in a field. Counted in the time of the thread, so a busy machine alters nothing. */
export async function cpuOfTyping(page: Page, field: Locator, text: string): Promise<TypingCost> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const look = async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return { script: of('ScriptDuration'), all: of('TaskDuration') }
  }
  await field.focus()
  await field.press('End')
  const before = await look()
  await field.pressSequentially(text)
  const after = await look()
  await tools.detach()
  const each = (of: keyof TypingCost) => ((after[of] - before[of]) * 1000) / text.length
  return { script: each('script'), all: each('all') }
}
