// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Occupations } from '../schema.ts'
import { occupationReader } from './occupationReader.ts'

export const occupationsReader: Reader<Occupations> = /* @__PURE__ */ reader(() => z.array(occupationReader()).check(z.minLength(1), z.maxLength(5000)))
