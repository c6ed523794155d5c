import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from './builtSites.ts'
import { cloudFrontRequest } from './cloudFrontRequest.ts'
import { cloudFrontResponse } from './cloudFrontResponse.ts'
import { headersFile, redirectsFile } from './headersFile.ts'
import { nginxMaps, nginxServer } from './nginxServer.ts'

/** Every configuration of a site by file name. A host that cannot serve it is left out. */
export async function configurations(site: BuiltSite): Promise<Readonly<Record<string, string>>> {
  const { plan, dist } = site
  const maps = nginxMaps(site)
  const denied = plan.embed ? await readFile(join(dist, 'client', plan.embed.denied.file), 'utf8') : null
  return {
    'nginx-server.conf': nginxServer(site),
    ...(maps
      ? { 'nginx-http.conf': maps }
      : { _headers: headersFile(site), _redirects: redirectsFile(site) }),
    'cloudfront-viewer-request.js': cloudFrontRequest(site, denied),
    'cloudfront-viewer-response.js': cloudFrontResponse(site),
  }
}

/** Writes them into a folder; returns their names. */
export async function generate(site: BuiltSite, folder: string): Promise<readonly string[]> {
  const texts = Object.entries(await configurations(site))
  await mkdir(folder, { recursive: true })
  await Promise.all(texts.map(([name, text]) => writeFile(join(folder, name), text)))
  return texts.map(([name]) => name)
}
