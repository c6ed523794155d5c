import { carryKeySetting } from '../crypto/carryOver.ts'
import { keySetting } from '../crypto/ownerKeys.ts'
import { type Change, ownedRows } from '../storage/store.ts'

/** Deletes the owners' keys first of all, and every row of theirs. */
export async function discardOwners(change: Change, owners: readonly string[]): Promise<void> {
  for (const owner of owners) {
    await change.delete('settings', keySetting(owner))
    await change.delete('settings', carryKeySetting(owner))
  }
  for (const { table, row } of await ownedRows(change)) {
    const heir = 'attachedTo' in row ? row.attachedTo : undefined
    if ([row.owner, heir].some((owner) => owner !== undefined && owners.includes(owner))) {
      await change.delete(table, row.id)
    }
  }
}
