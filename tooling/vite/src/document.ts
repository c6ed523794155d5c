import type { Theme } from '@coverkit/ui/theme'
import type { AppConfig } from './appConfig.ts'
import { hasGoogle, hasPayment, hasTags, ownDocumentArea, type Zone } from './headers.ts'

export type DocumentParts = { head: readonly string[]; body: string }

const HEAD = '<!--coverkit:head-->'
const BODY = '<!--coverkit:body-->'

/** Fills an app's `index.html`, which is the frame of every document of the brand. */
export function fillTemplate(template: string, { head, body }: DocumentParts): string {
  if (!template.includes(HEAD) || !template.includes(BODY)) {
    throw new Error(`index.html must hold ${HEAD} and ${BODY}`)
  }
  return template.replace(HEAD, () => head.filter(Boolean).join('\n    ')).replace(BODY, () => body)
}

/** The colours of the browser's frame: those of the page behind it, from the theme. */
export function withFrameColours(template: string, { light, dark }: Theme): string {
  const metas = Object.entries({ light, dark }).map(
    ([scheme, { colour }]) =>
      `<meta name="theme-color" data-frame-of="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${colour.surface}">`,
  )
  return template.replace(HEAD, [...metas, HEAD].join('\n    '))
}

export const styleElement = (css: string) => `<style>${css}</style>`

export const moduleScript = (file: string) => `<script type="module" src="/${file}"></script>`

/** Runs as soon as it has loaded, at the latest a moment after the first paint, which waits for no script. */
export const firstScript = (file: string) => `<script async src="/${file}"></script>`

export const modulePreload = (file: string) => `<link rel="modulepreload" href="/${file}">`

/** For scripts that a page can do without: its first paint does not wait for them. */
export const atLowPriority = (element: string) => element.replace(' ', ' fetchpriority="low" ')

export const stylesheet = (file: string) => `<link rel="stylesheet" href="/${file}">`

/** Makes the lazy loader skip this file's rules, which are already in the page's style element. */
export const inlinedStylesheet = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`

const meta = (name: string, content: string) => `<meta name="coverkit:${name}" content="${content}">`

/** Writes the configuration for the page's scripts. */
export function configMeta(config: AppConfig, { path, zone }: { path: string; zone: Zone }): string {
  const ownDocument = ownDocumentArea(config, { path, zone })
  return [
    meta('api-url', config.apiUrl),
    meta('cdn-url', config.cdnUrl),
    meta('identity', `${config.identityUrl} ${config.identityClientId} ${config.passwordMinLength}`),
    hasGoogle(config, zone) ? meta('google', `${config.googleScriptUrl} ${config.googleClientId}`) : '',
    zone === 'strict' && hasGoogle(config, 'site') ? meta('google-page', '/login') : '',
    config.paymentUrl !== null && hasPayment(config, { path, zone })
      ? meta('payment-url', config.paymentUrl)
      : '',
    ownDocument === null ? '' : meta('own-document', ownDocument),
    config.tagManagerId && hasTags(config, { path, zone }) ? meta('tag-manager', config.tagManagerId) : '',
    path === '/' && config.activationUrls.length > 0
      ? meta('activation', config.activationUrls.join(' '))
      : '',
  ].join('')
}
