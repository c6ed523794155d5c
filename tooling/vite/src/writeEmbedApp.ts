import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildScripts } from '@coverkit/embed-sdk/build'
import type { Manifest } from 'vite'
import type { AppConfig } from './appConfig.ts'
import { checkHtml } from './checkHtml.ts'
import { compressFolder } from './compress.ts'
import { configMeta, fillTemplate, modulePreload, moduleScript, stylesheet } from './document.ts'
import {
  assetHeaders,
  bareHeaders,
  deniedHeaders,
  documentHeaders,
  fileHeaders,
  partnerScriptHeaders,
} from './headers.ts'
import { chunksOf, cssFilesOf, entryKey } from './manifest.ts'
import type { EmbedPlan, HostedPage, HostingPlan } from './plan.ts'
import type { Accounts } from './readPartnerOrigins.ts'

const APP_FILE = 'app.html'
/** Redirects to a brand's own site: `src/visitedAddress.ts` of the app. */
const VISIT_PATTERN = '/visit/*'
const DENIED = 'Access Denied: Invalid Account'
const NOT_FOUND = 'There is no page at this address.'

const OLD_BROWSER = 'Your browser is too old to show this form. Update it, or use another browser.'

/** Placeholder until the brand is known; `src/waiting.css.ts` of the app styles it. The line is for browsers older than the promised ones. */
export const WAITING_ROOT = `<p class="old-browser">${OLD_BROWSER}</p><div id="root"><div class="waiting" aria-busy="true">${'<i></i>'.repeat(5)}</div></div>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Writes the app's configuration into the page. */
export function embedHead(config: AppConfig, accounts: Accounts): string {
  const content = escaped(JSON.stringify(accounts))
  return `${configMeta(config, { path: '', zone: 'embed' })}<meta name="coverkit:accounts" content="${content}">`
}

async function readManifest(dir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8'))
}

async function appPatterns(dir: string): Promise<readonly string[]> {
  const manifest = await readManifest(dir)
  const file = manifest[entryKey(manifest, 'patterns')]?.file ?? ''
  const { framedPatterns } = await import(pathToFileURL(join(dir, file)).href)
  return framedPatterns()
}

async function writeHtml(client: string, file: string, html: string): Promise<void> {
  checkHtml(file, html)
  await writeFile(join(client, file), html)
}

/** A page without a script, a style or a request. */
async function writeSentence(client: string, file: string, words: string): Promise<HostedPage> {
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><title>${words}</title>`
  await writeHtml(
    client,
    file,
    `<!doctype html><html lang="en-AU"><head>${head}</head><body><p>${words}</p></body></html>\n`,
  )
  return { file, headers: deniedHeaders }
}

async function appDocument(template: string, client: string, head: string): Promise<string> {
  const manifest = await readManifest(client)
  const app = entryKey(manifest, 'app')
  const chunks = chunksOf(manifest, [app])
  const entry = manifest[app]?.file ?? ''
  return fillTemplate(template, {
    head: [
      head,
      ...cssFilesOf(chunks).map(stylesheet),
      moduleScript(entry),
      ...chunks.filter((chunk) => chunk.file !== entry).map((chunk) => modulePreload(chunk.file)),
    ],
    body: WAITING_ROOT,
  })
}

/** The scripts that partners' pages load, each under its versioned name and its alias. */
async function writeScripts(client: string): Promise<EmbedPlan['openFiles']> {
  const scripts = await buildScripts()
  const listed = scripts.map(({ fileName, alias, integrity }) => ({ fileName, alias, integrity }))
  await writeFile(join(client, 'scripts.json'), `${JSON.stringify(listed, null, 2)}\n`)
  for (const { fileName, alias, code } of scripts) {
    await writeFile(join(client, fileName), code)
    await writeFile(join(client, alias), code)
  }
  return Object.fromEntries(
    scripts.flatMap(({ fileName, alias }) => [
      [fileName, partnerScriptHeaders({ hasVersion: true })],
      [alias, partnerScriptHeaders({ hasVersion: false })],
    ]),
  )
}

export type EmbedBuild = { appDir: string; config: AppConfig; accounts: Accounts }

/** Turns the build in `dist` into a folder of static files and the plan of how to serve them. */
export async function writeEmbedApp({ appDir, config, accounts }: EmbedBuild): Promise<HostingPlan> {
  const dist = join(appDir, 'dist')
  const [client, pages] = [join(dist, 'client'), join(dist, 'pages')]
  const template = await readFile(join(appDir, 'index.html'), 'utf8')
  await writeHtml(client, APP_FILE, await appDocument(template, client, embedHead(config, accounts)))
  await writeFile(join(client, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
  const patterns = await appPatterns(pages)
  const routeOf = (pattern: string) => ({
    pattern,
    file: APP_FILE,
    headers: documentHeaders(config, { path: pattern, css: null, speculates: false, zone: 'embed' }),
  })
  const partners = Object.entries(accounts).map(([name, account]) => [name, account.partners])
  const plan: HostingPlan = {
    config,
    pages: {},
    routes: [...patterns, VISIT_PATTERN].map(routeOf),
    redirects: {},
    notFound: await writeSentence(client, '404.html', NOT_FOUND),
    assets: assetHeaders,
    files: fileHeaders,
    bare: bareHeaders,
    embed: {
      partners: Object.fromEntries(partners),
      denied: await writeSentence(client, 'denied.html', DENIED),
      openFiles: await writeScripts(client),
    },
  }
  await rm(join(client, '.vite'), { recursive: true })
  await rm(pages, { recursive: true })
  await compressFolder(client)
  await writeFile(join(dist, 'headers.json'), `${JSON.stringify(plan, null, 2)}\n`)
  return plan
}
