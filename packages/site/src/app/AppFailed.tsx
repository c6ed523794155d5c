import { useBrand } from '@coverkit/brand'
import { Button, Container, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { siteCopy } from '../siteCopy.ts'
import * as styles from './app.css.ts'

const { failed } = siteCopy

/** Shown in place of a page that threw, or whose code could not be loaded. */
export function AppFailed() {
  const { phone } = useBrand()
  return (
    <Container isPage>
      <div className={styles.message} role="alert">
        <Stack gap={24}>
          <Heading level={1}>{failed.title}</Heading>
          <Text size={20} tone="soft">
            {failed.lead}
          </Text>
          <Inline>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {failed.again}
            </Button>
          </Inline>
          <Text>{failed.call(phone)}</Text>
        </Stack>
      </div>
    </Container>
  )
}
