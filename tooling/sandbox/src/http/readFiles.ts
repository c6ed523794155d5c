import type { FastifyInstance } from 'fastify'
import { FILE_TYPES } from '../files/checkFile.ts'

/** Reads files as they come, in bytes, and nothing else; how many is the limit of the route. */
export function readFiles(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  for (const type of FILE_TYPES)
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
