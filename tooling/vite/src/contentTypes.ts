import { basename, extname } from 'node:path'

/** Media types by the end of a file's name, for every kind of file that a build writes. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export function contentTypeOf(name: string): string {
  if (basename(name) === 'speculation.json') return 'application/speculationrules+json'
  return CONTENT_TYPES[extname(name)] ?? 'application/octet-stream'
}
