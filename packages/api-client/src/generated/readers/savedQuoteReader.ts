// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SavedQuote } from '../schema.ts'
import { selectedQuoteReader } from './selectedQuoteReader.ts'

export const savedQuoteReader: Reader<SavedQuote> = /* @__PURE__ */ reader(() => z.object({
id: z.uuid(),
savedAt: z.iso.datetime({ offset: true }),
needs: z.record(z.string(), z.unknown()),
selectedQuote: selectedQuoteReader(),
}))
