import { Card, Heading, Link, Stack, Text } from '@coverkit/ui'
import { Help } from '../aside/Help.tsx'
import { reviewCopy as copy } from './copy.ts'
import { FreshCalculation } from './FreshCalculation.tsx'

/** The next steps after the comparison: a new calculation, other assumptions, or a call. */
export function ReviewAside({ hasCalculation }: { readonly hasCalculation: boolean }) {
  const { again, againTitle, againText, assumptions } = copy.needs
  return (
    <Stack gap={20}>
      {hasCalculation && (
        <Card as="section" labelledBy="again">
          <Stack gap={12}>
            <Heading level={2} size={20} id="again">
              {againTitle}
            </Heading>
            <FreshCalculation label={again} text={againText} />
            <Link href="/life-insurance-calculator/assumptions" variant="standalone">
              {assumptions}
            </Link>
          </Stack>
        </Card>
      )}
      <Card tone="tint">
        <Stack gap={16}>
          <Help id="help" />
          <Text size={15} tone="soft">
            {copy.general}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}
