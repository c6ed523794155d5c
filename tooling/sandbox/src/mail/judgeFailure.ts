import { SealError } from '../sealing/SealError.ts'

export interface MailFailure {
  /** A code, never the server's text, which may contain the address. */
  reason: string
  /** A retry would fail in the same way. */
  isPermanent: boolean
  /** The server answered, so other messages may be delivered. */
  isReachable: boolean
}

/**
 * Only a refusal of the recipient or of the message concerns this one message; a refused sender or sign-in
 * concerns the settings, and all messages wait until they are corrected.
 */
const ABOUT_THE_MESSAGE = ['RCPT TO', 'DATA', 'API']

/** Reads an error of the mail library (nodemailer.com/errors). */
export function judgeFailure(error: unknown): MailFailure {
  if (error instanceof SealError) return { reason: 'unreadable', isPermanent: true, isReachable: true }
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const isAboutMessage =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && ABOUT_THE_MESSAGE.includes(command ?? '')
  const isRefusal = responseCode === undefined || responseCode >= 500
  return {
    reason: String(responseCode ?? code ?? 'unknown'),
    isPermanent: isAboutMessage && isRefusal,
    isReachable: responseCode !== undefined || isAboutMessage,
  }
}
