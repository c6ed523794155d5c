import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from './freePort.ts'

const START_MS = 20_000
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Finds the installed nginx; undefined if there is none. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
}

/** Starts an nginx in front of a backend; `lines` are added to its `proxy_pass`. */
export async function startNginx(upstream: string, lines: string[] = []) {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'coverkit-proxy-'))
  const port = await freePort()
  mkdirSync(join(folder, 'temp'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    configuration(folder, port, [`proxy_pass ${upstream};`, ...lines]),
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await untilListening(url)
  return {
    url,
    port,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (folder: string, port: number, lines: string[]) => `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events {}
http {
  access_log off;
  ${TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / { ${lines.join(' ')} }
  }
}
`

const untilListening = (url: string) => vi.waitFor(() => fetch(url), { timeout: START_MS })
