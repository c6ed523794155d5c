/** Ids that the server gives to people of one draft; it refuses them on any other. */
const IDS_OF_PEOPLE: ReadonlySet<string> = new Set(['contactId', 'beneficiaryId'])

/** Answers as they go to another draft, and as two drafts are compared. */
export function withoutIdsOfPeople(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIdsOfPeople)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      IDS_OF_PEOPLE.has(name) ? null : withoutIdsOfPeople(member),
    ]),
  )
}
