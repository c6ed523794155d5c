const DARK = /\(prefers-color-scheme:\s*dark\)/g

/** A page whose style follows the device, made to follow the toolbar instead. */
export function inScheme(html: string, scheme: unknown): string {
  if (scheme === 'dark') return html.replaceAll(DARK, 'all')
  return scheme === 'light' ? html.replaceAll(DARK, 'not all') : html
}
