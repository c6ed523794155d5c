import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  json: Record<string, unknown>
}

/** A backend in a separate process, with an empty embedded database. */
export interface Backend {
  url: string
  process: ChildProcess
  /** Sends one request with exactly these headers. */
  send: (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<Reply>
  identity: (operation: string, body: object, headers?: Record<string, string>) => Promise<Reply>
  /** Stops it and starts another one on the same data. */
  restart: (env: Record<string, string>) => Promise<Backend>
  stop: () => Promise<void>
}

const CLIENT_ID = 'coverkitsandboxclient00001'

export async function startBackend(
  main: string,
  env: Record<string, string>,
  folder = mkdtempSync(join(tmpdir(), 'coverkit-hostile-')),
): Promise<Backend> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', SANDBOX_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = await addressOf(child)
  const send: Backend['send'] = (method, path, headers, body) => sendTo(url, { method, path, headers }, body)
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  return {
    url,
    process: child,
    send,
    identity: (operation, body, headers = {}) =>
      send(
        'POST',
        '/',
        {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
          ...headers,
        },
        JSON.stringify({ ClientId: CLIENT_ID, ...body }),
      ),
    restart: async (next) => {
      await end()
      return startBackend(main, next, folder)
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let errors = ''
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      const [, found] = /backend at (http:\S+)/.exec(errors) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The backend ended: ${errors}`)))
  })
}

interface Head {
  method: string
  path: string
  headers: Record<string, string>
}

/** Uses Node's client, since `fetch` sends neither every header nor every address. */
function sendTo(url: string, { method, path, headers }: Head, body?: string): Promise<Reply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, method, path, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, json: parsed(text) }),
      )
    })
    request.once('error', reject)
    request.end(body)
  })
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
