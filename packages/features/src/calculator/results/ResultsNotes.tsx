import { BulletList, Heading, Stack } from '@coverkit/ui'
import { resultsCopy } from './copy.ts'
import { TakeHome } from './TakeHome.tsx'

/** Take-home pay beside the needs, and the limits of the estimate. */
export function ResultsNotes({ annualSalary }: { readonly annualSalary: number }) {
  return (
    <Stack gap={48}>
      {annualSalary > 0 && (
        <Stack gap={12}>
          <Heading level={2} size={24}>
            {resultsCopy.takeHome.title}
          </Heading>
          <TakeHome annualSalary={annualSalary} />
        </Stack>
      )}
      <Stack gap={12}>
        <Heading level={2} size={24}>
          {resultsCopy.limits.title}
        </Heading>
        <BulletList items={resultsCopy.limits.items} />
      </Stack>
    </Stack>
  )
}
