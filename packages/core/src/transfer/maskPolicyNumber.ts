const SHOWN = 3

/**
 * A policy number for messages: its last three characters after dots, as `••• 120`; of a number of up to six characters
 * the last alone.
 */
export function maskPolicyNumber(policyNumber: string): string {
  const clean = policyNumber.replace(/[\s/-]/g, '')
  return `••• ${clean.slice(clean.length > 2 * SHOWN ? -SHOWN : -1)}`
}
