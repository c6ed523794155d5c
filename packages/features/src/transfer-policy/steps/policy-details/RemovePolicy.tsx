import { Alert, Button, Icon, Inline, Stack, TrashIcon } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import { policiesCopy as copy } from './copy.ts'

interface RemovePolicyProps {
  readonly id: string
  /** `Policy 1`. */
  readonly name: string
  readonly onRemove: () => void
}

/** Takes a policy off the transfer, after a question. */
export function RemovePolicy({ id, name, onRemove }: RemovePolicyProps) {
  const [isRequested, setRequested] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const surely = useRef<HTMLButtonElement>(null)
  const wasRequested = useRef(false)
  useEffect(() => {
    if (isRequested) surely.current?.focus()
    else if (wasRequested.current) button.current?.focus()
    wasRequested.current = isRequested
  }, [isRequested])

  if (!isRequested)
    return (
      <Inline>
        <Button
          ref={button}
          variant="quiet"
          label={`${copy.remove} ${name}`}
          onClick={() => setRequested(true)}
        >
          <Icon of={TrashIcon} size="small" /> {copy.remove}
        </Button>
      </Inline>
    )
  return (
    <Alert severity="warn" title={copy.confirm.question(name)}>
      <Stack gap={12}>
        <p id={`remove-${id}`}>{copy.confirm.text}</p>
        <Inline>
          <Button ref={surely} describedBy={`remove-${id}`} onClick={onRemove}>
            {copy.confirm.remove(name)}
          </Button>
          <Button variant="quiet" onClick={() => setRequested(false)}>
            {copy.confirm.retain}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
