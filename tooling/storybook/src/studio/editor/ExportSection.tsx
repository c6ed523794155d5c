import { Alert, BulletList, Button, Form, Link, Stack, Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import type { StudioCheck } from '../brand/checkStudio.ts'
import { packagesToInstall } from '../brand/faceChoices.ts'
import type { StudioBrand } from '../brand/StudioBrand.ts'
import { Section } from './Section.tsx'

export type ExportState = 'idle' | 'busy' | 'done'

interface ExportSectionProps {
  readonly brand: StudioBrand
  readonly check: StudioCheck
  readonly state: ExportState
  readonly onExport: () => void
}

const Code = ({ children }: { readonly children: string }) => <code>{children}</code>

function stepsOf(brand: StudioBrand) {
  const { account } = brand.company
  return [
    <>
      Unpack <Code>{`${account}.zip`}</Code> in <Code>apps</Code>, so that there is{' '}
      <Code>{`apps/${account}`}</Code>.
    </>,
    ...packagesToInstall(brand).map((name) => (
      <>
        Install the face: <Code>{`pnpm --filter @coverkit/${account} add --save-catalog ${name}`}</Code>
      </>
    )),
    <>
      Enter its hosts and install it: <Code>{`pnpm generate hosts ${account}`}</Code>
    </>,
    <>
      Start it: <Code>{`pnpm dev ${account}`}</Code>
    </>,
  ]
}

/** The export: the folder as a zip, or the faults that block it. */
export function ExportSection({ brand, check, state, onExport }: ExportSectionProps): ReactElement {
  const { faults } = check
  const isOpen = faults.length === 0
  return (
    <Section
      id="studio-export"
      title="Export"
      lead="The brand’s folder as a zip, made from the templates of pnpm generate brand."
    >
      {!isOpen && (
        <Alert severity="error" title="Export is closed until you fix these">
          <BulletList
            items={faults.map(({ field, message }) => (
              <Link key={field} href={`#field-${field}`}>
                {message}
              </Link>
            ))}
          />
        </Alert>
      )}
      <Form label="Export" onSubmit={onExport}>
        <Button type="submit" variant="primary" busy={state === 'busy'} busyLabel="Making the folder">
          {`Export ${brand.company.account || 'the brand'}.zip`}
        </Button>
      </Form>
      <div role="status">
        {state === 'done' && isOpen && (
          <Alert severity="success">{`${brand.company.account}.zip is in your downloads.`}</Alert>
        )}
      </div>
      <Stack gap={12}>
        <Text>To start it in the workspace:</Text>
        <BulletList numbered items={stepsOf(brand)} />
      </Stack>
    </Section>
  )
}
