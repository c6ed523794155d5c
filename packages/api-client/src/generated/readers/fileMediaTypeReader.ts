// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { FileMediaType } from '../schema.ts'

export const fileMediaTypeReader: Reader<FileMediaType> = /* @__PURE__ */ reader(() => z.enum(["application/pdf","image/jpeg","image/png"]))
