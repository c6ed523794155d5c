// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { UserByEmailAnswer } from '../schema.ts'
import { userReader } from './userReader.ts'

export const userByEmailAnswerReader: Reader<UserByEmailAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
user: z.nullable(userReader()),
}))
