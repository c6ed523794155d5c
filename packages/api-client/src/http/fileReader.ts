import * as z from 'zod/mini'
import { type Reader, reader } from '../reader.ts'

/** Reads an answer that is a file; the client doesn't parse it. */
export const fileReader: Reader<Blob> = /* @__PURE__ */ reader(() => z.instanceof(Blob))
