import type { Page } from '@playwright/test'

/** Returns the cumulative layout shift since the page began, without the shifts that follow input. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByType('layout-shift')) sum += Reflect.get(entry, 'value')
          // Entries noted before the mark have been counted.
          if (list.getEntriesByName('end').length > 0) resolve(sum)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        performance.mark('end')
      }),
  )
