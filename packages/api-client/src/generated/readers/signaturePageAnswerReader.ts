// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SignaturePageAnswer } from '../schema.ts'
import { signaturePageReader } from './signaturePageReader.ts'
import { transferSignaturePageReader } from './transferSignaturePageReader.ts'

export const signaturePageAnswerReader: Reader<SignaturePageAnswer> = /* @__PURE__ */ reader(() => z.union([signaturePageReader(), transferSignaturePageReader()]))
