import type { IdentityField } from '@coverkit/core/identity-check'
import { FIELD_WORDS } from './copy.ts'

/** Whether a name is that of a document's field. */
export const isIdentityField = (name: string): name is IdentityField => Object.hasOwn(FIELD_WORDS, name)
