import { WHOLE_BENEFIT } from '@coverkit/core'
import { Alert, fieldId, Stack, Text, VisuallyHidden } from '@coverkit/ui'
import { rowsCopy as copy } from './copy.ts'
import { formatShare } from './shares.ts'
import * as styles from './total.css.ts'
import { useDelayed } from './useDelayed.ts'

const SAID_AFTER_MS = 600

interface ShareTotalProps {
  /** The sum of all shares, in basis points. */
  readonly total: number
  readonly error: string | undefined
}

/** The total of the shares, announced once typing pauses, and the error when it is not 100 %. */
export function ShareTotal({ total, error }: ShareTotalProps) {
  const said = useDelayed(total, SAID_AFTER_MS)
  const rest = WHOLE_BENEFIT - total
  return (
    <Stack gap={8}>
      {error && (
        <Alert severity="error">
          <p>{error}</p>
        </Alert>
      )}
      <div role="status">
        <VisuallyHidden>{copy.totalSaid(formatShare(said))}</VisuallyHidden>
      </div>
      <div id={fieldId({ name: 'total' })} tabIndex={-1} className={styles.total}>
        <Text as="span" size={20} weight="medium">
          {copy.total(formatShare(total))}
        </Text>
        {rest !== 0 && (
          <Text as="span" tone="soft">
            {rest > 0 ? copy.missing(formatShare(rest)) : copy.tooMuch(formatShare(-rest))}
          </Text>
        )}
        <svg className={styles.bar} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" className={styles.track} />
          <rect width={`${Math.min(total / 100, 100)}%`} height="100%" className={styles.shared} />
        </svg>
      </div>
    </Stack>
  )
}
