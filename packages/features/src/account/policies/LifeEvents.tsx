import { isAddressOffered, useBrand } from '@coverkit/brand'
import { isInForce } from '@coverkit/core/policies'
import { Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { policies } from '#policies'
import { policiesRegionCopy } from './copy.ts'
import * as styles from './policies.css.ts'

const { lifeEvents: copy } = policiesRegionCopy
const HREF = '/account/guaranteed-future-insurability'

/** The life events that allow an increase; renders nothing while no policy is in force. */
export function LifeEvents({ services }: { readonly services: PageServices }) {
  const { data = [] } = useAtomValue(policies(services), { store: services.store })
  const drawing = usePerch('blossom')
  const isShown = isAddressOffered(useBrand(), HREF)
  if (!data.some(isInForce) || !isShown) return null
  return (
    <Card as="section" tone="tint" labelledBy="life-events">
      <div className={styles.events}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="life-events">
            {copy.title}
          </Heading>
          <Text measure>{copy.text}</Text>
          <Link href={HREF} variant="standalone">
            {copy.link}
          </Link>
        </Stack>
        {drawing && (
          <div aria-hidden="true" className={styles.drawing}>
            {drawing}
          </div>
        )}
      </div>
    </Card>
  )
}
