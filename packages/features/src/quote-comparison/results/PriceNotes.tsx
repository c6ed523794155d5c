import { useBrand } from '@coverkit/brand'
import { formatDate, insurerName } from '@coverkit/core'
import { Heading, Link, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { usePanel } from '#cover/panel'
import { premiumCopy } from '#cover/premium'
import { comparisonCopy } from '../copy.ts'
import * as styles from './quoteResults.css.ts'

const HEADING = 'price-notes'

/** The basis of the totals over the years, in sentences. */
interface OverYears {
  readonly lead: string
  readonly text: string
}

interface PriceNotesProps {
  readonly overYears: OverYears | null
  /** Whether a price after the rebate is shown. */
  readonly hasRebate: boolean
}

/** Notes on these prices, to read before choosing one. */
export function PriceNotes({ overYears, hasRebate }: PriceNotesProps) {
  const { fsgLink } = useBrand()
  const { notes } = comparisonCopy
  const panel = usePanel()
  const names = panel.map(insurerName).join(', ')
  return (
    <Stack as="section" labelledBy={HEADING} gap={16}>
      <Heading level={2} size={24} id={HEADING}>
        {notes.title}
      </Heading>
      <div className={styles.notes}>
        <Note lead={notes.health.lead}>{notes.health.text}</Note>
        <Note lead={notes.paid.lead}>
          <span>{notes.paid.text}</span> <Link href={fsgLink}>{notes.fsg}</Link>
        </Note>
        {hasRebate && (
          <Note lead={notes.rebate.lead}>{notes.rebate.text(formatDate(premiumCopy.rebateChecked))}</Note>
        )}
        {overYears && <Note lead={overYears.lead}>{overYears.text}</Note>}
        <Note lead={notes.compared.lead(panel.length)}>{notes.compared.text(names)}</Note>
        <Note lead={notes.advice.lead}>{notes.advice.text}</Note>
      </div>
    </Stack>
  )
}

function Note({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  return (
    <Text>
      <Text as="strong" weight="medium">
        {lead}
      </Text>{' '}
      <span>{children}</span>
    </Text>
  )
}
