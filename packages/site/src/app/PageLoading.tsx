import { Container, Skeleton, VisuallyHidden } from '@coverkit/ui'
import { siteCopy } from '../siteCopy.ts'

/** Reserves the room of a page while its code or draft loads. */
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
