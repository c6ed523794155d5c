export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The name beside the sender's address; none when absent. */
  sender?: string
}

/** What the body of a stored message is sealed for: no other row's body opens in its place. */
export const mailPurpose = (id: string): string => `mail ${id}`
