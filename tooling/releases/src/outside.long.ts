import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { type Translation, translatePage } from '@coverkit/browser/translate-page'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOutsideProject, type OutsideProject } from './outsideProject.ts'
import { type PackedPackages, packAll } from './packAll.ts'
import { serveFiles } from './serveFiles.ts'

let packed: PackedPackages
let browser: Browser

beforeAll(async () => {
  packed = await packAll()
  const executablePath = findHeadlessShell() ?? findChromium()
  browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await packed?.remove()
})

/** The colour of the project's own theme, as its main button shows it. */
const ACTION = 'rgb(11, 110, 79)'

const colourOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)

async function inProject(
  template: string,
  use: (project: OutsideProject) => Promise<void>,
  tarballs = packed.tarballs,
): Promise<void> {
  const project = await makeOutsideProject(template, tarballs)
  try {
    await use(project)
  } finally {
    await project.remove()
  }
}

async function workItOut(address: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(address)
  expect(await colourOf(page, 'Work it out')).toBe(ACTION)
  await page.getByLabel('Personal loan').fill('20000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await page.getByText('Life cover of $35,000').waitFor()
  await page.close()
}

/** The words of a form of our kit after each press, where a browser translates it or leaves it; throws on any error. */
async function fillForm(address: string, how: 'translated' | 'as it is'): Promise<readonly string[]> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  if (how === 'translated')
    await page.addInitScript(translatePage, { when: 'before hydration', delayMs: 0 } satisfies Translation)
  const words: string[] = []
  const note = async () => {
    const text = await page.locator('body').innerText()
    words.push(text.replace(/\s+/g, ' '))
  }
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await note()
  }
  await page.goto(address)
  await press('Send')
  await page.getByLabel('Super fund').fill('Sample Super')
  await note()
  for (const name of ['Send', 'Answer', 'About super', 'Change the description', 'Change the description'])
    await press(name)
  await press('Close')
  await press('Clear the fund')
  await press('Send')
  expect(complaints, how).toEqual([])
  await page.close()
  return words
}

describe('Vite and React with a theme of its own', () => {
  it('works as built and in development', () =>
    inProject('vite-react', async ({ folder, run }) => {
      const vite = join('node_modules', 'vite', 'bin', 'vite.js')
      await run(process.execPath, [vite, 'build'])
      const built = await serveFiles([join(folder, 'dist')], 'index.html')
      try {
        await workItOut(built.origin)
        const form = `${built.origin}/form.html`
        expect(await fillForm(form, 'translated')).toEqual(await fillForm(form, 'as it is'))
      } finally {
        await built.close()
      }

      const server = spawn(process.execPath, [vite, '--port', '0', '--host', '127.0.0.1'], {
        cwd: folder,
        env: { ...process.env, NO_COLOR: '1' },
      })
      try {
        await workItOut(await addressOf(server.stdout))
      } finally {
        server.kill()
        await once(server, 'exit')
      }
    }))
})

/** The first address that a server prints. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The server ended without an address')
}

it('webpack bundles the kit, its css and the embed', () =>
  inProject('webpack', async ({ folder, run }) => {
    await run(process.execPath, [join('node_modules', 'webpack', 'bin', 'webpack.js')])
    const site = await serveFiles([join(folder, 'dist'), folder], 'index.html')
    const page = await browser.newPage()
    try {
      await page.goto(site.origin)
      expect(await colourOf(page, 'Work it out')).toBe(ACTION)
      await page.locator('coverkit-embed iframe').waitFor({ state: 'attached' })
    } finally {
      await page.close()
      await site.close()
    }
  }))

it('a page that a server renders is hydrated as it is', () =>
  inProject('server-render', async ({ folder, run }) => {
    await run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'])
    await run(process.execPath, [join('src', 'render.js')])
    const site = await serveFiles([join(folder, 'dist')], 'index.html')
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_UNSAFE_PORT'))
        complaints.push(message.text())
    })
    try {
      await page.goto(site.origin)
      await page.locator('html[data-hydrated=yes]').waitFor()
      expect(await colourOf(page, 'Say hello')).toBe(ACTION)
      await page.getByLabel('First name').fill('Robin')
      await page.getByRole('button', { name: 'Say hello' }).click()
      await page.getByText('Hello Robin').waitFor()
      expect(await page.evaluate(() => Reflect.get(window, 'recovered'))).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      await page.close()
      await site.close()
    }
  }))

it('a page of Next’s app router imports the kit, its dialog and the embed as they are', () =>
  inProject('next', async ({ folder, run }) => {
    const next = join('node_modules', 'next', 'dist', 'bin', 'next')
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
    await run(process.execPath, [next, 'build'], env)
    const server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
      cwd: folder,
      env,
    })
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    try {
      const origin = await addressOf(server.stdout)
      const html = await (await fetch(origin)).text()
      expect(html).toContain('<coverkit-embed host="http://127.0.0.1:9" account="wattlebird"')
      await page.goto(origin)
      expect(await colourOf(page, 'Continue')).toBe(ACTION)
      await page.getByText('Ours begin at $15,000.').waitFor()
      expect(await page.getByLabel('Super fund').inputValue()).toBe('Example Super')
      await page.locator('coverkit-embed iframe').waitFor({ state: 'attached' })
      await page.goto(`${origin}/?dialog`)
      await page.getByRole('dialog', { name: 'About super' }).waitFor()
      expect(complaints).toEqual([])
    } finally {
      await page.close()
      server.kill()
      await once(server, 'exit')
    }
  }))

it('React 18 with Vite takes the embed alone', () =>
  inProject(
    'react-18',
    async ({ folder, run }) => {
      await run(join(import.meta.dirname, '..', 'node_modules', '.bin', 'tsc'), ['-p', '.'])
      await run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'])
      expect(JSON.parse(await run(process.execPath, [join('src', 'render.js')]))).toEqual({
        html: '<coverkit-embed host="http://127.0.0.1:9" account="wattlebird"></coverkit-embed>',
        complaints: [],
      })
      const site = await serveFiles([join(folder, 'dist')], 'index.html')
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('Warning: ')) complaints.push(message.text())
      })
      try {
        await page.goto(site.origin)
        await page.locator('coverkit-embed[min-height="600"] iframe').waitFor({ state: 'attached' })
        await page.getByRole('button', { name: 'As a popup, in React 18.3.1' }).click()
        await page.locator('coverkit-embed[mode="popup"]').waitFor({ state: 'attached' })
        expect(complaints).toEqual([])
      } finally {
        await page.close()
        await site.close()
      }
    },
    packed.tarballs.filter(({ name }) => name === '@coverkit/embed-sdk'),
  ))

describe.each(['20.18.1', '22.23.2'])('Node %s', (version) => {
  it('runs what the pinned one runs', () =>
    inProject('partner', async ({ folder, run }) => {
      const name = nodePackage()
      await run('npm', [
        'install',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--loglevel=error',
        `${name}@${version}`,
      ])
      const node = join(folder, 'node_modules', name, 'bin', platform() === 'win32' ? 'node.exe' : 'node')
      expect((await run(node, ['--version'])).trim()).toBe(`v${version}`)
      expect(JSON.parse(await run(node, [join('node', 'needs.mjs')]))).toMatchObject({ life: 15_000 })
      expect(JSON.parse(await run(node, [join('node', 'flow.mjs')]))).toMatchObject({ next: 'time' })
      expect(JSON.parse(await run(node, [join('node', 'serverRender.mjs')]))).toHaveProperty('css')
      expect(JSON.parse(await run(node, [join('node', 'require.cjs')]))).toContain(
        "@coverkit/core is an ES module: import it, or await import('@coverkit/core') from CommonJS.",
      )
      await writeFile(join(folder, 'identity.mjs'), LOADS_IDENTITY)
      expect((await run(node, ['identity.mjs'])).trim()).toBe('NetworkError')
    }))
})

/** No server listens there: tests the client without a network, in any Node. */
const LOADS_IDENTITY = `
import { createIdentityClient } from '@coverkit/identity'
const client = createIdentityClient({ clientId: 'x', endpoint: 'http://127.0.0.1:9', random: () => 0 })
const answer = await client.forgotPassword({ Username: 'robin@example.com' })
console.log(answer.ok ? 'answered' : answer.error.name)
`

/** The package of the registry that holds Node for this machine. */
function nodePackage(): string {
  const system = platform() === 'win32' ? 'win' : platform()
  return `${system === 'darwin' && arch() === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch()}`
}
