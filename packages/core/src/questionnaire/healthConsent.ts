/** A consent to the collection of health information: the version of the text that was ticked, and when. */
export interface HealthConsent {
  readonly version: string
  /** ISO 8601 date and time. */
  readonly givenAt: string
}

/** Names the text that is ticked before the first health question. Another text has another version. */
export const HEALTH_CONSENT = { id: 'health-information', version: '2026-11' } as const

/** The consent's text: health information is sensitive, and Australian Privacy Principle 3.3 requires consent. */
export const healthConsentText = {
  title: 'Your health information',
  lead: 'The next pages ask about your health and lifestyle. By law, health information is sensitive, so we need your consent before we collect it.',
  points: [
    'We collect it so that an insurer can decide whether to cover you, on what terms and at what price.',
    'When you submit, we give your answers to the insurer. It may share them with its reinsurers and service providers, and with doctors you let it contact.',
    'Before you submit, we keep them only where you choose below. We send them to an adviser only if you ask us to.',
    'Please leave out genetic tests, good or bad, yours or a relative’s. Insurers aren’t allowed to ask about them, so if an answer mentions one, we won’t pass that answer on.',
    'You don’t have to agree. But without your answers, the insurer can’t consider you for this cover online.',
  ],
  statement:
    'I consent to you collecting my health information and giving it to the insurer as described here',
} as const

/** Is this consent to the text of today? */
export const isHealthConsent = (consent: HealthConsent | undefined): boolean =>
  consent?.version === HEALTH_CONSENT.version
