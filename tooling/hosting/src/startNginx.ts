import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { BuiltSite } from './builtSites.ts'
import { nginxMaps, nginxServer } from './nginxServer.ts'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const READY_WITHIN_MS = 60_000
const TRIES = 3

export interface RunningNginx {
  readonly port: number
  /** Whether it serves the brotli files. */
  readonly hasBrotli: boolean
  close(): Promise<void>
}

/** The installed nginx, if there is one. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file))
}

/** Serves a copy of a built site with an nginx of its own, as one process in the foreground on a free port. */
export async function startNginx(site: BuiltSite): Promise<RunningNginx> {
  for (let tries = 1; ; tries += 1) {
    const started = await tryNginx(site).catch((error: unknown) => {
      // Another process may have taken the port since it was found free.
      if (tries === TRIES) throw error
    })
    if (started) return started
  }
}

async function tryNginx(site: BuiltSite): Promise<RunningNginx> {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed.')
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-nginx-'))
  const port = await freePort()
  const hasBrotli = existsSync(BROTLI_MODULE)
  await cp(join(site.dist, 'client'), join(folder, 'client'), { recursive: true })
  await mkdir(join(folder, 'temp'))
  await writeFile(join(folder, 'server.conf'), nginxServer(site))
  await writeFile(join(folder, 'http.conf'), nginxMaps(site) ?? '')
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration({ folder, port, hasBrotli }))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = () => child.kill('SIGTERM')
  // nginx must not outlive this process, however that ends.
  process.once('exit', stop)
  const close = async () => {
    process.off('exit', stop)
    stop()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  await untilListening(port, () => child.exitCode === null).catch(async (error) => {
    await close()
    throw error
  })
  return { port, hasBrotli, close }
}

type Main = { folder: string; port: number; hasBrotli: boolean }

const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const mainConfiguration = ({
  folder,
  port,
  hasBrotli,
}: Main) => `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n  ')}
  include ${folder}/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/client;
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${folder}/server.conf;
  }
}
`

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function untilListening(port: number, isAlive: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (Date.now() < giveUpAt && isAlive()) {
    const socket = connect(port, '127.0.0.1')
    const isReady = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start; its reason stands above.')
}
