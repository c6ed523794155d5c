import type { FastifyInstance } from 'fastify'
import { FILE_TYPES } from '../files/fileTypes.ts'

/** The most bytes of a file. */
export const FILE_BYTES = 10 * 1024 * 1024

/** Parses only files, as bytes; the route limits their length. */
export function readFiles(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  for (const type of FILE_TYPES)
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
