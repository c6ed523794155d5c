import type { Policy } from '@coverkit/core/policies'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { policies } from '#policies'
import { changeDraft } from '../state.ts'
import { changeablePolicies } from './changeablePolicies.ts'

/** The policy that is changed as its insurer's record has it; undefined while that is not known. */
export function usePolicy(): { readonly policy: Policy | undefined; readonly hasOthers: boolean } {
  const services = usePageServices()
  const { data = [] } = useAtomValue(policies(services), { store: services.store })
  const { change } = useAtomValue(changeDraft(services).answersAtom)
  const list = changeablePolicies(data)
  return { policy: list.find(({ id }) => id === change.policy?.id), hasOthers: list.length > 1 }
}
