import * as z from 'zod/mini'

/** A link to sign was mailed to the second policy holder. */
export interface SignatureLinkSent {
  readonly successful: true
  /** The address with all but its first letter and its domain hidden. */
  readonly email: string
  /** An instant, ISO 8601. */
  readonly sentAt: string
  /** When the link stops working: an instant, ISO 8601. */
  readonly expiresAt: string
}

const instant = z.iso.datetime({ offset: true })

export const signatureLinkSentSchema: z.ZodMiniType<SignatureLinkSent> = z.object({
  successful: z.literal(true),
  email: z.string().check(z.minLength(1), z.maxLength(260)),
  sentAt: instant,
  expiresAt: instant,
})
