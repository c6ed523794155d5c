import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { buildReference } from './buildReference.ts'

const DOCUMENT = new URL(import.meta.resolve('@coverkit/api-client/openapi.yaml'))

export interface DocumentedOperation {
  id: string
  path: string
  summary: string
}

interface Item {
  operationId?: string
  summary?: string
}

/** Every operation of the document. */
export function documentedOperations(): DocumentedOperation[] {
  const { paths } = parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, Record<string, Item>> }
  return Object.entries(paths).flatMap(([path, items]) =>
    Object.values(items).flatMap(({ operationId: id, summary = '' }) => (id ? [{ id, path, summary }] : [])),
  )
}

export interface OpenedReference {
  address: string
  browser: Browser
  /** Collects a page's requests beyond the file, and its errors. */
  watch: (page: Page) => string[]
  close: () => Promise<void>
}

/** The reference, built into a folder of its own, and a browser to read it with. */
export async function openReference(): Promise<OpenedReference> {
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-reference-'))
  const address = pathToFileURL(await buildReference(folder)).href
  const executablePath = findHeadlessShell() ?? findChromium()
  const browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) })
  return {
    address,
    browser,
    watch: (page) => {
      const seen: string[] = []
      page.on('request', (request) => {
        if (!/^(?:file|blob|data):/.test(request.url())) seen.push(request.url())
      })
      page.on('pageerror', (error) => seen.push(error.message))
      return seen
    },
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
