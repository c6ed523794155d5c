import { Button, Text } from '@coverkit/ui'
import { projectionCopy } from '../projection/copy.ts'
import type { Projection } from '../projection/useProjection.ts'
import * as styles from './quoteResults.css.ts'

/** Once for the page: what the years to come cost could not be worked out; prices stand. */
export function ProjectionFailure({ projection: { status, retry } }: { readonly projection: Projection }) {
  if (status !== 'failed') return null
  return (
    <div role="status" className={styles.failure}>
      <Text>{projectionCopy.failed}</Text>
      <Button onClick={retry}>{projectionCopy.again}</Button>
    </div>
  )
}
