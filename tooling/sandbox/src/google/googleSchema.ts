export interface GoogleTokenBody {
  clientId: string
  nonce?: string
  /** The account that signs in; Robin Example when absent. */
  account?: {
    email?: string
    emailVerified?: boolean
    givenName?: string
    familyName?: string
    sub?: string
    /** The Workspace domain that runs the mailbox. */
    hd?: string
  }
}

const name = { type: 'string', maxLength: 100 }

export const GOOGLE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['clientId'],
  properties: {
    clientId: { type: 'string', minLength: 1, maxLength: 200 },
    nonce: { type: 'string', maxLength: 200 },
    account: {
      type: 'object',
      additionalProperties: false,
      properties: {
        email: { type: 'string', format: 'email', maxLength: 254 },
        emailVerified: { type: 'boolean' },
        givenName: name,
        familyName: name,
        sub: name,
        hd: name,
      },
    },
  },
}
