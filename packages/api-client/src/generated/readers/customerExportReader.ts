// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { CustomerExport } from '../schema.ts'
import { exportSectionReader } from './exportSectionReader.ts'
import { notExportedReader } from './notExportedReader.ts'

export const customerExportReader: Reader<CustomerExport> = /* @__PURE__ */ reader(() => z.object({
kind: z.enum(["coverkit-export"]),
version: z.literal([1]),
createdAt: z.iso.datetime({ offset: true }),
id: z.string().check(z.minLength(1), z.maxLength(100)),
email: z.string().check(z.maxLength(254)),
isComplete: z.boolean(),
sections: z.array(exportSectionReader()).check(z.maxLength(100)),
notIncluded: z.array(notExportedReader()).check(z.maxLength(100)),
}))
