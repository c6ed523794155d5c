import { isOffered, useBrand } from '@coverkit/brand'
import { Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { applicationClaim } from '../applications/mutations.ts'
import { applications } from '../applications/queries.ts'
import { transferClaim } from '../transfers/mutations.ts'
import { transfers } from '../transfers/queries.ts'
import { AddPanel } from './AddPanel.tsx'

/** The ways to add an application or a transfer that was made without signing in. */
export function MadeWithoutSignIn({ services }: { readonly services: PageServices }) {
  const { store } = services
  const brand = useBrand()
  const applied = useAtomValue(applications(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  return (
    <Stack gap={4}>
      <AddPanel kind={applicationClaim} onClaimed={() => void applied.refetch()} />
      {isOffered(brand, 'transfers') && (
        <AddPanel kind={transferClaim} onClaimed={() => void transferred.refetch()} />
      )}
    </Stack>
  )
}
