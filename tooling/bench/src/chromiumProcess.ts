import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs, findChromium } from '@coverkit/browser'
import { chromium } from '@playwright/test'

export interface ChromiumProcess {
  /** The address of its debugger, for a whole browser. */
  readonly endpoint: string
  readonly port: number
  stop(): Promise<void>
}

const STARTED = /DevTools listening on (ws:\/\/\S+)/

/** Chromium that no test driver is attached to. */
export async function startChromium(): Promise<ChromiumProcess> {
  const profile = await mkdtemp(join(tmpdir(), 'coverkit-chromium-'))
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      ...chromiumArgs(),
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=412,823`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = STARTED.exec(said)?.[1]
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error(`Chromium ended: ${said}`)))
  })
  return {
    endpoint,
    port: Number(new URL(endpoint).port),
    async stop() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
