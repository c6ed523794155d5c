import type { Outgoing, SendOutcome } from '../api/outgoing.ts'

/** A server that keeps every id once and refuses another body under it; it remembers every wrong it was done. */
export function fakeServer() {
  const taken: (Pick<Outgoing, 'id' | 'owner' | 'kind' | 'rev'> & { draft: string; body: string })[] = []
  const wrongs: string[] = []
  let requests = 0

  function take({ id, owner, kind, rev, body }: Outgoing): SendOutcome {
    requests += 1
    const text = JSON.stringify(body)
    const { tracking } = body as { tracking: { id: string; draft: string; rev: number } }
    if (tracking.id !== id || tracking.rev !== rev) wrongs.push(`${id}: another key in the body`)
    const earlier = taken.find((other) => other.id === id)
    if (earlier && earlier.body !== text) wrongs.push(`${id}: two bodies`)
    if (earlier && earlier.owner !== owner) wrongs.push(`${id}: two owners`)
    const draft = tracking.draft
    if (!earlier) {
      const newer = taken.find((other) => other.draft === draft && other.rev >= rev)
      if (newer) wrongs.push(`${id}: revision ${rev} after ${newer.rev}`)
      taken.push({ id, owner, kind, draft, rev, body: text })
    }
    return {
      kind: 'confirmed',
      answer: { successful: true, id: `row ${taken.findIndex((row) => row.id === id)}` },
    }
  }

  return {
    taken,
    wrongs,
    take,
    get requests() {
      return requests
    },
  }
}
