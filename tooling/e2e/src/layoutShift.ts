import type { Page } from '@playwright/test'

/** How much moved by itself since the page began, as browsers count it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift')) sum += Reflect.get(entry, 'value')
          // What was noted before it has been counted.
          if (list.getEntriesByName('end').length > 0) resolve(sum)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        performance.mark('end')
      }),
  )
