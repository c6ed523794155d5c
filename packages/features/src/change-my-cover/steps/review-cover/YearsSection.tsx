import type { Indexation } from '@coverkit/core'
import { Card, QueryView, Text } from '@coverkit/ui'
import { useRef } from 'react'
import type { usePreview } from '../../preview/usePreview.ts'
import { reviewCopy as copy, priceTexts, unpriced } from './copy.ts'
import * as styles from './review.css.ts'
import { YearsChart } from './YearsChart.tsx'

interface YearsSectionProps {
  readonly preview: ReturnType<typeof usePreview>
  readonly indexation: Indexation
}

/** The effect of the change on the premiums of the coming years, once loaded. */
export function YearsSection({ preview, indexation }: YearsSectionProps) {
  const region = useRef<HTMLDivElement>(null)
  if (!preview.isNeeded) return <Text>{copy.premium.ended}</Text>
  if (!preview.isOffered) return <Text>{unpriced}</Text>
  const { data } = preview
  if (data && (data.projection === null || data.projection.ages.length < 2)) return null
  return (
    <Card>
      <div ref={region} tabIndex={-1} className={styles.notice}>
        <QueryView query={preview} texts={priceTexts} onRecovered={() => region.current?.focus()} lines={6}>
          {({ projection }) => projection && <YearsChart projection={projection} indexation={indexation} />}
        </QueryView>
      </div>
    </Card>
  )
}
