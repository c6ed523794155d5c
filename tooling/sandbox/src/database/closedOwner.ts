/** The prefix of the owner of a policy whose account was closed. */
export const CLOSED = 'closed '
