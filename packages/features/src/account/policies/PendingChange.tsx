import { Alert, Link } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { policyChanges } from '#policies'
import { policiesRegionCopy } from './copy.ts'

const copy = policiesRegionCopy.pending

/** Says that a policy is not the last word on what its customer wants. Nothing while no change is known. */
export function PendingChange({ policyId }: { readonly policyId: string }) {
  const services = usePageServices()
  const { data = [] } = useAtomValue(policyChanges(services), { store: services.store })
  const pending = data.filter((change) => change.policyId === policyId && change.status === 'with-insurer')
  if (pending.length === 0) return null
  return (
    <Alert severity="info" title={pending.length === 1 ? copy.title : copy.several}>
      <span>{copy.text(pending.map(({ reference }) => reference))}</span>{' '}
      <Link href="#changes">{copy.link}</Link>
    </Alert>
  )
}
