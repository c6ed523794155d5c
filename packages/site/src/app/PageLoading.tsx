import { Container, Skeleton, VisuallyHidden } from '@coverkit/ui'
import { siteCopy } from '../siteCopy.ts'

/** Keeps the place of a page whose code or draft is on its way. */
export function PageLoading() {
  return (
    <Container isPage>
      <VisuallyHidden>
        <span role="status">{siteCopy.loading}</span>
      </VisuallyHidden>
      <Skeleton lines={6} />
    </Container>
  )
}
