import type { Identity } from '#common/page-services/index.ts'

/** A session whose customer the test changes: an id, or null when signed out. */
export function fakeCustomer(first: string | null) {
  const listeners = new Set<() => void>()
  let subject = first
  const session: Partial<Identity['session']> = {
    getState: () =>
      subject === null
        ? { status: 'signed-out' }
        : {
            status: 'signed-in',
            user: { id: subject, email: `${subject}@example.com`, firstName: null, lastName: null },
            rememberMe: false,
            sharedComputer: false,
            idleWarning: false,
          },
    getToken: async () => (subject === null ? null : `token of ${subject}`),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const identity: Partial<Identity> = { session: session as Identity['session'] }
  return {
    subject: () => subject,
    identity: async () => identity as Identity,
    become(next: string | null) {
      subject = next
      for (const listener of listeners) listener()
    },
  }
}
