import type { Locator } from '@playwright/test'

/**
 * Milliseconds of the page's thread for each key typed at the end of a field: scripts, layout and paint. Counted in the
 * time of the thread, to which other programs add next to nothing.
 */
export async function threadTimeOfKeys(field: Locator, text: string): Promise<number> {
  const page = field.page()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const look = async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await field.focus()
  await field.press('End')
  const before = await look()
  await field.pressSequentially(text)
  const after = await look()
  await tools.detach()
  return (after - before) / text.length
}
