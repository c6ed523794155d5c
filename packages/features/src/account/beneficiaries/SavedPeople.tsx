import { type Beneficiary, loadBeneficiaries } from '@coverkit/core'
import { Alert, Button, Stack } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { beneficiariesCopy } from './copy.ts'

const { saved: copy } = beneficiariesCopy

interface SavedPeopleProps {
  readonly services: PageServices
  readonly onUse: (saved: readonly Beneficiary[]) => void
}

/** Offers the people whom the customer's account holds; renders nothing without any, and once they were used. */
export function SavedPeople({ services, onUse }: SavedPeopleProps) {
  const [saved, setSaved] = useState<readonly Beneficiary[]>([])
  useEffect(() => {
    let isGone = false
    import('#fields/beneficiaries/saved')
      .then(({ savedBeneficiaries }) => savedBeneficiaries(services))
      .then(
        (rows) => !isGone && setSaved(rows),
        // Without them people are typed.
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [services])
  const { length } = loadBeneficiaries(saved).rows
  if (length === 0) return null
  return (
    <Alert severity="info" title={copy.title}>
      <Stack gap={12} align="start">
        <p>{copy.text}</p>
        <Button
          onClick={() => {
            onUse(saved)
            setSaved([])
          }}
        >
          {copy.use(length)}
        </Button>
      </Stack>
    </Alert>
  )
}
