import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the app's services live. Nothing of it is compiled into scripts. */
export type AppConfig = { apiUrl: string; cdnUrl: string }

const VARIABLES = { apiUrl: 'COVERKIT_API_URL', cdnUrl: 'COVERKIT_CDN_URL' } as const

/** Reads `coverkit.config.json` of an app; environment variables win over the file. */
export async function readAppConfig(appDir: string, env = process.env): Promise<AppConfig> {
  const file: unknown = JSON.parse(await readFile(join(appDir, 'coverkit.config.json'), 'utf8'))
  const values = typeof file === 'object' && file !== null ? new Map(Object.entries(file)) : new Map()
  const address = (key: keyof typeof VARIABLES) => checkAddress(key, env[VARIABLES[key]] ?? values.get(key))
  return { apiUrl: address('apiUrl'), cdnUrl: address('cdnUrl') }
}

function checkAddress(key: string, value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (!isPlain)
    throw new Error(`coverkit.config.json: "${key}" must be an http or https address, got ${value}`)
  return url.href.replace(/\/$/, '')
}
