import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineBrandApp } from './defineBrandApp.ts'
import { readTheme } from './readTheme.ts'
import { startDevServer } from './startDevServer.ts'

const READABLE = {
  action: '#1F4FA3',
  actionPressed: '#173C7D',
  accent: '#E0A33A',
  accentText: '#7A5200',
  ink: '#1B1F27',
  softInk: '#525966',
  tint: '#F4F5F7',
  border: '#868D99',
}
const ADDRESSES = {
  apiUrl: 'http://localhost:4000',
  cdnUrl: 'http://localhost:4000/cdn',
  identityUrl: 'http://localhost:4000',
  identityClientId: 'client',
}
const PALE = 'src/tokens.ts: "softInk" on "surface" is 3.94:1 in light mode; at least 4.5:1 is needed'

let appDir = ''
beforeEach(async () => {
  appDir = await mkdtemp(join(tmpdir(), 'coverkit-palette-'))
  await mkdir(join(appDir, 'src'))
  await writeFile(join(appDir, 'package.json'), '{ "type": "module" }')
  await writeFile(join(appDir, 'coverkit.config.json'), JSON.stringify(ADDRESSES))
})
afterEach(() => rm(appDir, { recursive: true }))

const plant = (changed: Partial<typeof READABLE>) =>
  writeFile(
    join(appDir, 'src', 'tokens.ts'),
    `export const tokens = ${JSON.stringify({ colours: { ...READABLE, ...changed }, radius: 6 })}`,
  )

it('makes the theme of an app’s tokens', async () => {
  await plant({})
  expect((await readTheme(appDir)).light.colour.action).toBe('#1F4FA3')
})

it('names the file with each colour that is none', async () => {
  await plant({ accent: '#12345', ink: 'black' })
  await expect(readTheme(appDir)).rejects.toThrow(
    /src\/tokens\.ts: "colours\.accent": "#12345" is not a colour[^\n]+\n\S+src\/tokens\.ts: "colours\.ink": "black" is not/,
  )
})

it.each(['build', 'serve'] as const)(
  'a palette that can’t be read ends %s before it begins',
  async (command) => {
    await plant({ softInk: '#808080' })
    const mode = command === 'build' ? 'production' : 'development'
    await expect(defineBrandApp(appDir)({ command, mode })).rejects.toThrow(PALE)
  },
)

it('ends the server of `pnpm dev` too, which says why', async () => {
  await plant({ softInk: '#808080' })
  const define = join(import.meta.dirname, 'defineBrandApp.ts')
  await writeFile(
    join(appDir, 'vite.config.ts'),
    `import { defineBrandApp } from '${define}'\nexport default defineBrandApp(import.meta.dirname)\n`,
  )
  const services = { apiUrl: 'http://localhost:4000', paymentUrl: undefined }
  await expect(startDevServer({ appDir, port: 0, services })).rejects.toThrow(PALE)
}, 60_000)
