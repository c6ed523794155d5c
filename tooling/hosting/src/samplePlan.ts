import {
  assetHeaders,
  bareHeaders,
  deniedHeaders,
  documentHeaders,
  fileHeaders,
  partnerScriptHeaders,
  type Zone,
} from '@coverkit/vite/headers'
import type { HostingPlan } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'

const CSS = 'body{color:#111}'

const configOf = (name: string): HostingPlan['config'] => ({
  apiUrl: `https://api.${name}.example`,
  cdnUrl: `https://cdn.${name}.example`,
  identityUrl: 'https://cognito-idp.ap-southeast-2.amazonaws.com',
  identityClientId: `${name}client`,
  passwordMinLength: 8,
  googleClientId: '1-abc.apps.googleusercontent.com',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  paymentUrl: 'https://pay.card-provider.example/frames/card',
  tagManagerId: 'GTM-ABC1234',
  activationUrls: [`https://start.${name}.example/activate`],
})

function page(
  name: string,
  path: string,
  options: { zone?: Zone; css?: string | null; speculates?: boolean } = {},
) {
  const { css = CSS, speculates = false, zone } = options
  const file =
    css === null
      ? 'app.html'
      : path === '/404'
        ? '404.html'
        : `${path.slice(1)}/index.html`.replace(/^\//, '')
  return {
    file,
    headers: documentHeaders(configOf(name), { path, css, speculates, ...(zone ? { zone } : {}) }),
  }
}

function plan(name: string): HostingPlan {
  return {
    config: configOf(name),
    pages: {
      '/': page(name, '/', { speculates: true }),
      '/learn/first': page(name, '/learn/first', { css: 'p{margin:0}' }),
      '/learn/second': page(name, '/learn/second', { css: 'p{margin:0}' }),
      '/quote/first': page(name, '/quote/first'),
      '/reset-password': page(name, '/reset-password'),
    },
    routes: [
      { pattern: '/quote/*', ...page(name, '/quote/*', { css: null }) },
      { pattern: '/quote/second', ...page(name, '/quote/second', { css: null }) },
      { pattern: '/application/*', ...page(name, '/application/*', { css: null }) },
      { pattern: '/account/:part', ...page(name, '/account/:part', { css: null }) },
    ],
    redirects: { '/contact': '/learn/first' },
    notFound: page(name, '/404'),
    assets: assetHeaders,
    files: fileHeaders,
    bare: bareHeaders,
  }
}

/** A site with a page of every zone of a brand, for golden files that no change of a page's css moves. */
export function sampleSite(name: string): BuiltSite {
  return { name, dist: '', plan: plan(name), files: ['favicon.svg', 'speculation.json'] }
}

/** The same for an app in partners' frames. */
export function sampleEmbed(dist: string): BuiltSite {
  const embedded = page('embed', '/', { zone: 'embed' })
  return {
    name: 'embed',
    dist,
    files: ['favicon.svg', 'embed/loader.js', 'embed/loader-1.0.0.js'],
    plan: {
      ...plan('embed'),
      pages: { '/': embedded },
      routes: [{ pattern: '/quote/*', ...page('embed', '/quote/*', { zone: 'embed', css: null }) }],
      redirects: {},
      embed: {
        partners: {
          wattlebird: ['https://www.partner.example'],
          bluegum: ['https://bluegum.partner.example', 'https://www.partner.example'],
        },
        denied: { file: 'denied.html', headers: deniedHeaders },
        openFiles: {
          'embed/loader.js': partnerScriptHeaders({ hasVersion: false }),
          'embed/loader-1.0.0.js': partnerScriptHeaders({ hasVersion: true }),
        },
      },
    },
  }
}
