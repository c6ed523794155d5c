import { type Faults, NO_FAULTS } from './Faults.ts'

export interface InjectedFaults {
  /** Returns a client's own faults, or the ones set for all clients. */
  of: (clientId?: string) => Faults
  /** Sets the faults of one client or of all. Faults that are not named are switched off. */
  set: (faults: Partial<Faults>, clientId?: string) => void
  all: () => { everybody: Faults; clients: Record<string, Faults> }
}

export function makeInjectedFaults(): InjectedFaults {
  const clients = new Map<string, Faults>()
  let everybody = NO_FAULTS
  return {
    of: (clientId) => (clientId === undefined ? undefined : clients.get(clientId)) ?? everybody,
    set: (faults, clientId) => {
      const complete = { ...NO_FAULTS, ...faults }
      if (clientId === undefined) everybody = complete
      else clients.set(clientId, complete)
    },
    all: () => ({ everybody, clients: Object.fromEntries(clients) }),
  }
}
