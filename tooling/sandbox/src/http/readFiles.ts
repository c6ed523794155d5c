import type { FastifyInstance } from 'fastify'
import { FILE_TYPES } from '../files/checkFile.ts'

/** What a file may have. */
export const FILE_BYTES = 10 * 1024 * 1024

/** Reads files as they come, in bytes, and nothing else; how many is the limit of the route. */
export function readFiles(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  for (const type of FILE_TYPES)
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
