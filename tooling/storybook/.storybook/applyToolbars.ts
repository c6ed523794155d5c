import { emulateMedia } from './emulateMedia.ts'
import './forcedColours.css'

/** Applies the toolbar's settings to the document, as a brand's page or a visitor's device would. */
export function applyToolbars(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement
  const set = (name: string, value: unknown, byItself: string) => {
    if (value === byItself || value === undefined) delete root.dataset[name]
    else root.dataset[name] = String(value)
  }
  root.lang = 'en-AU'
  root.dir = String(globals.direction ?? 'ltr')
  root.style.fontSize = globals.text === '200' ? '200%' : ''
  root.dataset.brand = String(globals.brand)
  set('scheme', globals.scheme, 'device')
  set('contrast', globals.contrast, 'device')
  emulateMedia(
    new Set([
      ...(globals.motion === 'reduce' ? (['prefers-reduced-motion'] as const) : []),
      ...(globals.contrast === 'forced' ? (['forced-colors'] as const) : []),
    ]),
  )
}
