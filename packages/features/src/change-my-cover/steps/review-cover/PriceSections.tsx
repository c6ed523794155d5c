import type { Indexation } from '@coverkit/core'
import type { PolicyPreview } from '@coverkit/core/change-cover'
import { Alert, BulletList, Heading, QueryView, Stack, Text } from '@coverkit/ui'
import { useRef } from 'react'
import { coverNames } from '#quote/terms-copy'
import type { usePreview } from '../../preview/usePreview.ts'
import { reviewCopy as copy, declinedOtherwise, declineReasons, priceTexts } from './copy.ts'
import { PremiumTable } from './PremiumTable.tsx'
import { YearsChart } from './YearsChart.tsx'

interface PriceSectionsProps {
  readonly preview: ReturnType<typeof usePreview>
  readonly indexation: Indexation
}

/** What the change does to the premium, now and in the years to come. */
export function PriceSections({ preview, indexation }: PriceSectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" labelledBy="premium" gap={16}>
      <Heading level={2} size={24} id="premium" ref={heading} tabIndex={-1}>
        {copy.premium.title}
      </Heading>
      {preview.isNeeded ? (
        <QueryView query={preview} texts={priceTexts} onRecovered={() => heading.current?.focus()} lines={6}>
          {(price) =>
            price.after === null ? (
              <Declined preview={price} />
            ) : (
              <Prices preview={price} indexation={indexation} />
            )
          }
        </QueryView>
      ) : (
        <Text>{copy.premium.ended}</Text>
      )}
    </Stack>
  )
}

function Prices({
  preview,
  indexation,
}: {
  readonly preview: PolicyPreview
  readonly indexation: Indexation
}) {
  const { projection } = preview
  return (
    <Stack gap={32}>
      <PremiumTable preview={preview} />
      {projection !== null && projection.ages.length > 1 && (
        <Stack gap={12}>
          <Heading level={3} size={20}>
            {copy.years.title}
          </Heading>
          <YearsChart projection={projection} indexation={indexation} />
        </Stack>
      )}
    </Stack>
  )
}

function Declined({ preview }: { readonly preview: PolicyPreview }) {
  return (
    <Alert severity="error" title={copy.declined.title}>
      <p>{copy.declined.text}</p>
      <BulletList
        items={preview.reasons.map(
          ({ code, cover }) =>
            `${cover === null ? copy.health.policy : coverNames[cover]} ${declineReasons[code] ?? declinedOtherwise}.`,
        )}
      />
    </Alert>
  )
}
