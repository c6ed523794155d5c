export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The name beside the sender's address; no name when absent. */
  sender?: string
  /** The account name of the site that the message comes from; of none when absent. */
  account?: string
}

/** Returns the purpose that a message's body is sealed for, so that it opens only for its own row. */
export const mailPurpose = (id: string): string => `mail ${id}`

/** The recipient of a message whose work is done for the sake of its time: it is deleted instead of being sent. */
export const NOBODY = ''
