export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The name beside the sender's address; no name when absent. */
  sender?: string
}

/** Returns the purpose that a message's body is sealed for, so that it opens only for its own row. */
export const mailPurpose = (id: string): string => `mail ${id}`
