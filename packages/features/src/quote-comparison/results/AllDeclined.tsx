import type { CureFound } from '@coverkit/core'
import { insurerName } from '@coverkit/core'
import { Alert, Button, ButtonLink, Stack } from '@coverkit/ui'
import { comparisonCopy, cureTogether, formatCure } from '../copy.ts'

interface AllDeclinedProps {
  readonly cure: CureFound | null
  readonly onCure: (cure: CureFound) => void
}

/** No insurer makes an offer: the smallest change that brings one back, or a person to ask. */
export function AllDeclined({ cure, onCure }: AllDeclinedProps) {
  const { title, noneText, contact } = comparisonCopy.allDeclined
  return (
    <Alert severity="warn" title={title}>
      {cure ? (
        <CureOffer cure={cure} onCure={onCure} />
      ) : (
        <Stack gap={16} align="start">
          <p>{noneText}</p>
          <ButtonLink href="/contact-request?topic=quote">{contact}</ButtonLink>
        </Stack>
      )}
    </Alert>
  )
}

interface CureOfferProps {
  readonly cure: CureFound
  readonly onCure: (cure: CureFound) => void
}

function CureOffer({ cure, onCure }: CureOfferProps) {
  const { one, many, back, backOne, undo } = comparisonCopy.allDeclined
  const [first, ...others] = cure.changes.map(formatCure)
  const [only, ...more] = cure.insurers
  const brings =
    only !== undefined && more.length === 0 ? backOne(insurerName(only)) : back(cure.insurers.length)
  return (
    <Stack gap={16} align="start">
      <p>{others.length === 0 ? one : many}</p>
      {others.length > 0 && (
        <ul>
          {[first, ...others].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <Button variant="primary" onClick={() => onCure(cure)}>
        {others.length === 0 ? first : cureTogether}
      </Button>
      <p>{`${brings} ${undo}`}</p>
    </Stack>
  )
}
