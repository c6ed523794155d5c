// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Disclosures } from '../schema.ts'
import { dataVersionReader } from './dataVersionReader.ts'
import { disclosureReader } from './disclosureReader.ts'
import { indicationReader } from './indicationReader.ts'

export const disclosuresReader: Reader<Disclosures> = /* @__PURE__ */ reader(() => z.object({
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
submittedAt: z.iso.datetime({ offset: true }),
questionnaire: dataVersionReader(),
disclosures: z.array(disclosureReader()).check(z.maxLength(5000)),
indication: indicationReader(),
}))
