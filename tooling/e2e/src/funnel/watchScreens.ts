import type { Page } from '@playwright/test'

export interface ScreenSeen {
  readonly path: string
  /** Words in `main`. */
  readonly words: number
  /** Height of the whole page with its footer, in pixels. */
  readonly height: number
}

/** Measures each screen, by its address, as it is when a button or a link of its content is pressed. */
export async function watchScreens(page: Page): Promise<() => ReadonlyMap<string, ScreenSeen>> {
  const seen = new Map<string, ScreenSeen>()
  await page.exposeFunction('countScreen', (screen: ScreenSeen) => seen.set(screen.path, screen))
  await page.addInitScript(measureOnPress)
  return () => seen
}

/** Measures the screen that a walk ends on. */
export const measureScreen = (page: Page): Promise<ScreenSeen> => page.evaluate(measure)

/** Runs in the page before its scripts, and holds no reference to anything outside. */
function measureOnPress(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const main = document.querySelector('main')
      if (!(target instanceof Element && target.closest('main button, main a') && main)) return
      const words = main.innerText.split(/\s+/).filter((word) => /\w/.test(word)).length
      const height = document.documentElement.scrollHeight
      Reflect.get(window, 'countScreen')?.({ path: location.pathname, words, height })
    },
    true,
  )
}

/** Runs in the page. */
function measure(): ScreenSeen {
  const text = document.querySelector('main')?.innerText ?? ''
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length
  return { path: location.pathname, words, height: document.documentElement.scrollHeight }
}
