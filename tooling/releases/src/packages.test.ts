import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { getReleasePlan } from '@changesets/get-release-plan'
import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { type Sandbox, startSandbox } from '@coverkit/sandbox'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sizeBounds from '../sizes.json' with { type: 'json' }
import { apiReports } from './apiReports.ts'
import { bundleExample } from './bundleExample.ts'
import { checkTarball } from './checkTarball.ts'
import { entrySizes } from './entrySizes.ts'
import { readSources, unusedExports } from './exportUse.ts'
import { lintTarball } from './lintTarball.ts'
import { makeOutsideProject, type OutsideProject } from './outsideProject.ts'
import { type PackedPackages, packAll } from './packAll.ts'
import type { Tarball } from './packPackage.ts'
import { CLIENT_ENTRIES, ROOT, readPublished } from './published.ts'
import { readmeBlocks } from './readmeBlocks.ts'
import { apiChanges, releaseFaults } from './releaseLevel.ts'
import { type FileServer, serveFiles } from './serveFiles.ts'

const published = readPublished()
const rows = published.map((own) => [own.name, own] as const)
let packed: PackedPackages
let plan: Awaited<ReturnType<typeof getReleasePlan>>
let partner: OutsideProject

const reports = new Map<string, ReadonlyMap<string, string>>()
const sources = readSources()

const reportsOf = (name: string): ReadonlyMap<string, string> => reports.get(name) ?? new Map()

const tarballOf = (name: string): Tarball => {
  const tarball = packed.tarballs.find((one) => one.name === name)
  if (tarball === undefined) throw new Error(`${name} was not packed`)
  return tarball
}

const runNode = async (file: string, env?: NodeJS.ProcessEnv): Promise<unknown> =>
  JSON.parse(await partner.run(process.execPath, [join('node', file)], env))

const readmeOf = (name: string): Promise<string> =>
  readFile(join(partner.folder, 'node_modules/@coverkit', name, 'README.md'), 'utf8')

/** Whether a module, or one of its package that it imports, imports React. */
async function usesReact(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8')
  const imported = [...text.matchAll(/^(?:import|export)\b[^'"]*?(?:from )?["']([^'"]+)["']/gm)].map(
    ([, target = '']) => target,
  )
  if (imported.some((target) => /^react(-dom|\/|$)/.test(target))) return true
  const own = imported.filter((target) => target.startsWith('.'))
  return (await Promise.all(own.map((target) => usesReact(join(dirname(file), target))))).includes(true)
}

beforeAll(async () => {
  plan = await getReleasePlan(ROOT)
  packed = await packAll()
  for (const own of published) reports.set(own.name, await apiReports(own))
  partner = await makeOutsideProject('partner', packed.tarballs)
}, 240_000)

afterAll(async () => {
  await partner?.remove()
  await packed?.remove()
})

describe('the tarball of', () => {
  it.each(rows)(
    '%s holds js, types, styles and papers, all that its manifest promises, and nothing else',
    (name, own) => {
      expect(checkTarball(own, tarballOf(name))).toEqual([])
    },
  )

  it.each(rows)('%s has the sources that its declaration maps lead to, and no others', async (name) => {
    const dist = join(partner.folder, 'node_modules', name, 'dist')
    const { files } = tarballOf(name)
    const maps = files.filter((file) => file.endsWith('.d.ts.map')).map((file) => file.slice('dist/'.length))
    const named = await Promise.all(
      maps.map(async (file) => {
        const { sources } = JSON.parse(await readFile(join(dist, file), 'utf8')) as { sources: string[] }
        return sources.map((source) => join('dist', dirname(file), source))
      }),
    )
    expect([...new Set(named.flat())].sort()).toEqual(files.filter((file) => file.startsWith('dist/src/')))
  })

  it.each(rows)('%s marks the entries that use React for browsers, and no others', async (name, own) => {
    const dist = join(partner.folder, 'node_modules', name, 'dist')
    const client: string[] = []
    for (const { output } of own.entries) {
      const text = await readFile(join(dist, `${output}.js`), 'utf8')
      if (/^["']use client["'];?\n/.test(text)) client.push(output)
      expect(await usesReact(join(dist, `${output}.js`)), output).toBe(client.includes(output))
    }
    expect(client).toEqual([...(CLIENT_ENTRIES[name] ?? [])])
  })

  it.each(rows)('%s passes publint, strictly, and the check of its types', async (name, own) => {
    expect(await lintTarball(own, tarballOf(name))).toEqual([])
  })

  it.each(rows)('%s has an API that its next version may have', async (name, own) => {
    const planned = plan.releases.find((release) => release.name === name)?.type ?? 'none'
    expect(releaseFaults(own, apiChanges(own, reportsOf(name)), planned)).toEqual([])
  })

  it.each(rows)('%s exports nothing without a user outside or a word in its README', async (name, own) => {
    const readme = await readFile(join(own.folder, 'README.md'), 'utf8')
    const names = { folder: basename(own.folder), name }
    const unused = [...reportsOf(name)].flatMap(([entry, report]) =>
      unusedExports(names, report, readme, sources).map((word) => `${entry}: ${word}`),
    )
    expect(unused).toEqual([])
  })

  it.each(rows)('%s stays within its sizes', async (name, own) => {
    const sizes = await entrySizes(own)
    console.log(
      Object.entries(sizes)
        .map(([entry, size]) => `${name} ${entry}: ${size} B`)
        .join('\n'),
    )
    const bounds: Readonly<Record<string, Readonly<Record<string, number>>>> = sizeBounds
    expect(Object.keys(bounds[name] ?? {})).toEqual(Object.keys(sizes))
    for (const [entry, size] of Object.entries(sizes))
      expect(size, entry).toBeLessThanOrEqual(bounds[name]?.[entry] ?? 0)
  })
})

describe('a partner’s Node program', () => {
  it('works out what cover somebody needs', async () => {
    expect(await runNode('needs.mjs')).toEqual({
      life: 15_000,
      lifeParts: { funeral: 15_000, debts: 0, rent: 0, living: 0, children: 0 },
      chosen: 512_000,
      reasons: ['amount-rounded'],
    })
  })

  it('defines a flow of its own and walks every path of it', async () => {
    expect(await runNode('flow.mjs')).toEqual({
      next: 'time',
      walks: ['phone time check', 'phone check'],
    })
  })

  it('hands declared fields to the form libraries that take a standard schema', async () => {
    const policyNumber = 'policyNumber: required'
    const eventDate = 'eventDate: future'
    expect(await runNode('schemas.mjs')).toEqual({
      hookForm: {
        read: ['MLC 1', '2026-11-01'],
        errors: {},
        refused: {
          policyNumber: { message: policyNumber, type: '' },
          eventDate: { message: eventDate, type: '' },
        },
      },
      tanStack: {
        right: null,
        refused: {
          policyNumber: [{ message: policyNumber, path: ['policyNumber'] }],
          eventDate: [{ message: eventDate, path: ['eventDate'] }],
        },
      },
    })
  })

  describe('beside a running backend', () => {
    let data: string
    let sandbox: Sandbox

    beforeAll(async () => {
      data = await mkdtemp(join(tmpdir(), 'coverkit-partner-backend-'))
      sandbox = await startSandbox({ database: { folder: data }, controls: true })
    })

    afterAll(async () => {
      await sandbox?.close()
      await rm(data, { recursive: true, force: true })
    })

    it('signs in, and calls as a visitor and as a customer', async () => {
      const person = { email: 'robin.partner@example.com', password: 'Wattle1!', givenName: 'Robin' }
      const made = await fetch(`${sandbox.url}/sandbox/users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      })
      expect(made.status).toBe(200)
      const answer = await runNode('backend.mjs', {
        BACKEND: sandbox.url,
        EMAIL: person.email,
        PASSWORD: person.password,
        CLIENT_ID: 'coverkitsandboxclient00001',
      })
      expect(answer).toEqual({
        refused: 'NotAuthorizedException',
        occupations: 1335,
        stranger: 'unauthorised',
        known: person.email,
      })
    })

    it.each([
      ['core', /^15000 512000 \[/],
      ['flow', /^$/],
      ['api-client', /^[\d ]+ 1335$/],
      ['identity', /UserConfirmed: false/],
    ])('runs the first example of the README of %s', async (name, said) => {
      const [example] = readmeBlocks(await readmeOf(name))
      const program = example?.code.replaceAll('http://localhost:4000', sandbox.url) ?? ''
      await writeFile(join(partner.folder, `first-${name}.ts`), program)
      expect((await partner.run(process.execPath, [`first-${name}.ts`])).trim()).toMatch(said)
    })
  })

  it('renders the kit on a server, without a browser and without loading css', async () => {
    const { html, css } = (await runNode('serverRender.mjs')) as { html: string; css: string }
    expect(html).toContain('>Have your last super statement at hand<')
    expect(html).toMatch(/<label[^>]*for="field-fund"[^>]*><span>Super fund<\/span>/)
    expect(html).toContain('<coverkit-embed host="https://embed.broker.example" account="wattlebird">')
    expect(html).not.toContain(' style=')
    const styles = await readFile(join(partner.folder, 'node_modules/@coverkit/ui/dist/styles.css'), 'utf8')
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    // A style without a rule of its own has a class all the same.
    expect(classes.filter((name) => styles.includes(`.${name} {`)).length).toBeGreaterThan(10)
    const variables = new Set([...styles.matchAll(/var\((--ck-[\w-]+)/g)].map(([, variable]) => variable))
    expect(variables.size).toBeGreaterThan(30)
    expect([...variables].filter((variable) => !css.includes(`${variable}: `))).toEqual([])
  })

  it('is told what to write when it requires them', async () => {
    expect(await runNode('require.cjs')).toEqual([
      "@coverkit/core is an ES module: import it, or await import('@coverkit/core') from CommonJS.",
      "@coverkit/flow is an ES module: import it, or await import('@coverkit/flow') from CommonJS.",
      "@coverkit/api-client is an ES module: import it, or await import('@coverkit/api-client') from CommonJS.",
      "@coverkit/ui is an ES module: import it, or await import('@coverkit/ui') from CommonJS.",
    ])
  })
})

describe('TypeScript, which checks our declarations too', () => {
  beforeAll(async () => {
    const imports = published.flatMap(({ name, entries }) =>
      entries.map(({ subpath }) => join(name, subpath)).filter((id) => id !== '@coverkit/api-client/testing'),
    )
    const lines = imports.map(
      (id, index) => `import * as entry${index} from '${id}'\nconsole.log(entry${index})\n`,
    )
    await writeFile(join(partner.folder, 'entries.ts'), lines.join(''))
    for (const { name, folder: source } of published) {
      const blocks = readmeBlocks(await readFile(join(source, 'README.md'), 'utf8'))
      expect(blocks, `${name} has no example`).not.toEqual([])
      for (const [index, { language, code }] of blocks.entries())
        await writeFile(join(partner.folder, `${name.split('/')[1]}-${index}.${language}`), code)
    }
  })

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])(
    'compiles every entry and every example of a README with module %s, resolution %s',
    async (module, resolution) => {
      const options = {
        module,
        moduleResolution: resolution,
        target: 'es2024',
        jsx: 'react-jsx',
        strict: true,
      }
      const config = {
        compilerOptions: {
          ...options,
          skipLibCheck: false,
          noEmit: true,
          lib: ['es2024', 'dom', 'dom.iterable'],
          types: ['node'],
        },
        include: ['*.ts', '*.tsx'],
      }
      await writeFile(join(partner.folder, 'tsconfig.json'), JSON.stringify(config))
      const compiler = join(import.meta.dirname, '..', 'node_modules', '.bin', 'tsc')
      const said = await partner.run(compiler, ['-p', '.']).catch(({ stdout }) => String(stdout))
      expect(said).toBe('')
    },
  )
})

describe('a plain HTML page', () => {
  let browser: Browser
  let embed: FileServer
  let site: FileServer

  beforeAll(async () => {
    const dist = join(partner.folder, 'node_modules/@coverkit/embed-sdk/dist')
    const pages = join(partner.folder, 'page')
    embed = await serveFiles([dist, pages], 'frame.html', () => ({ PARTNER: site.origin }))
    site = await serveFiles([pages], 'index.html', () => ({ EMBED: embed.origin }))
    const executablePath = findHeadlessShell() ?? findChromium()
    browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) })
  })

  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await embed?.close()
  })

  it('shows what the loader of the tarball frames, and hears of it', async () => {
    const page = await browser.newPage()
    await page.goto(site.origin)
    await page.frameLocator('iframe').getByText('Cover by wattlebird').waitFor()
    await page.waitForFunction(() =>
      Reflect.get(window, 'events').some(({ type }: { type: string }) => type === 'height'),
    )
    const events: unknown = await page.evaluate(() => Reflect.get(window, 'events'))
    expect(events).toEqual([
      { type: 'ready' },
      { type: 'brand-applied', accountName: 'wattlebird' },
      { type: 'height', height: expect.any(Number) },
    ])
  })

  it('runs the React example of the README of embed-sdk', async () => {
    const [example] = readmeBlocks(await readmeOf('embed-sdk'))
    const code = example?.code.replaceAll('https://embed.broker.example', embed.origin) ?? ''
    await bundleExample(partner.folder, 'embed-example', code)
    const page = await browser.newPage()
    await page.goto(`${site.origin}/embed-example.html`)
    await page.frameLocator('iframe').getByText('Cover by wattlebird').waitFor()
  })

  it('runs the form of the README of ui', async () => {
    const [example] = readmeBlocks(await readmeOf('ui'))
    const mount = [
      "import { createRoot } from 'react-dom/client'",
      "const root = document.body.appendChild(document.createElement('div'))",
      'createRoot(root).render(<FundForm onSend={(fund) => { document.title = fund }} />)',
    ]
    await bundleExample(partner.folder, 'ui-example', [example?.code ?? '', ...mount].join('\n'))
    const page = await browser.newPage()
    await page.goto(`${site.origin}/ui-example.html`)
    await page.getByLabel('Super fund').fill('Example Super')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForFunction(() => document.title === 'Example Super')
  })

  it('can pin the loader by its hash', async () => {
    const text = await readFile(
      join(partner.folder, 'node_modules/@coverkit/embed-sdk/dist/scripts.json'),
      'utf8',
    )
    const [loader] = JSON.parse(text) as { fileName: string; integrity: string }[]
    const page = await browser.newPage()
    await page.goto(`${site.origin}/frame.html`)
    const isLoaded = (integrity: string) =>
      page.evaluate(
        ([src = '', hash = '']) =>
          new Promise((resolve) => {
            const script = document.createElement('script')
            Object.assign(script, { src, integrity: hash, crossOrigin: 'anonymous' })
            script.onload = () => resolve(true)
            script.onerror = () => resolve(false)
            document.head.append(script)
          }),
        [`${embed.origin}/${loader?.fileName}`, integrity],
      )
    expect(await isLoaded(`sha384-${'A'.repeat(64)}`)).toBe(false)
    expect(await isLoaded(loader?.integrity ?? '')).toBe(true)
  })
})
