import type { Page } from '@playwright/test'

interface Touch {
  readonly kind: 'choice' | 'field' | 'button'
  readonly name: string
  readonly path: string
}

/** Actions of a visitor, and their time at 5 s a choice, 6 s a field and 3 s a button. */
export interface Effort {
  readonly choices: number
  readonly fields: number
  readonly buttons: number
  readonly minutes: number
}

/** Counts choices, fields and presses from now on, by the address of the page. */
export async function watchEffort(page: Page): Promise<(path: RegExp) => Effort> {
  const touches: Touch[] = []
  await page.exposeFunction('countTouch', (touch: Touch) => touches.push(touch))
  await page.addInitScript(countInPage)
  return (path) => {
    const here = touches.filter((touch) => path.test(touch.path))
    const of = (kind: Touch['kind']) => here.filter((touch) => touch.kind === kind)
    const choices = of('choice').length
    // Every key of a field, and every box of a date, is one field.
    const fields = new Set(of('field').map((touch) => `${touch.path} ${touch.name}`)).size
    const buttons = of('button').length
    return { choices, fields, buttons, minutes: (5 * choices + 6 * fields + 3 * buttons) / 60 }
  }
}

/** Runs in the page before its scripts. */
function countInPage(): void {
  const count = (kind: Touch['kind'], name = '') =>
    Reflect.get(window, 'countTouch')?.({ kind, name, path: location.pathname })
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLSelectElement) count('choice')
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (target.type === 'radio' || target.type === 'checkbox') count('choice')
    else {
      const isShare = target.labels?.[0]?.textContent?.includes('(%)')
      count('field', isShare ? target.name : target.name.replace(/-(\d|day|month|year)$/, ''))
    }
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('main button, main a')) count('button')
    },
    true,
  )
}
