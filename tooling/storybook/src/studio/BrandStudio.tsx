import { ErrorSummary, Heading, Stack, Text } from '@coverkit/ui'
import { type ReactElement, useState } from 'react'
import { startingBrands } from './brand/startingBrands.ts'
import type { StudioStorage } from './brand/storedBrand.ts'
import type { BrandZip } from './brand/zipBrand.ts'
import { BeginSection } from './editor/BeginSection.tsx'
import { ColourSection } from './editor/ColourSection.tsx'
import { CompanySection } from './editor/CompanySection.tsx'
import { ContrastSection } from './editor/ContrastSection.tsx'
import { ExportSection, type ExportState } from './editor/ExportSection.tsx'
import { FaceSection } from './editor/FaceSection.tsx'
import { LinkSection } from './editor/LinkSection.tsx'
import { LogoSection } from './editor/LogoSection.tsx'
import { Parts } from './editor/Parts.tsx'
import { ShapeSection } from './editor/ShapeSection.tsx'
import { useStudio } from './editor/useStudio.ts'
import { Previews } from './previews/Previews.tsx'
import './studio.css'

export interface BrandStudioProps {
  /** Storage of the brand while the page is left. */
  readonly storage: StudioStorage
  /** Receives the exported folder. */
  readonly onExport: (zip: BrandZip) => void
  /** Whether its previews are rendered: thirteen pages within this one. */
  readonly hasFrames?: boolean
}

const [first] = startingBrands.values()
if (!first) throw new Error('There is no brand to begin with')
const firstBrand = first

/** The editor of a brand: tokens, fonts, logo and links, shown on six screens, and the folder as a zip. */
export function BrandStudio({ storage, onExport, hasFrames = true }: BrandStudioProps): ReactElement {
  const { brand, change, check, errors } = useStudio(storage, firstBrand)
  const [refusals, setRefusals] = useState(0)
  const [exported, setExported] = useState<{ readonly state: ExportState; readonly of: typeof brand }>()
  const exportBrand = async () => {
    if (check.faults.length > 0) {
      setRefusals((count) => count + 1)
      return
    }
    setExported({ state: 'busy', of: brand })
    const { zipBrand } = await import('./brand/zipBrand.ts')
    onExport(zipBrand(brand))
    setRefusals(0)
    setExported({ state: 'done', of: brand })
  }
  const section = { brand, change, errors }
  const summary = refusals === 0 ? [] : check.faults
  return (
    <main className="studio">
      <Parts
        above={
          <Stack gap={24}>
            <Heading level={1}>Brand studio</Heading>
            <Text size={20} tone="soft">
              Make a brand and see it in six screens of the product. What you edit stays in this browser.
            </Text>
            <ErrorSummary
              heading="The brand can’t be exported yet"
              submitCount={refusals}
              errors={summary.map(({ field, message }) => ({ fieldId: `field-${field}`, message }))}
            />
            <BeginSection brand={brand} change={change} />
          </Stack>
        }
        parts={[
          {
            id: 'colours',
            label: 'Colours',
            content: (
              <>
                <ColourSection {...section} />
                <ContrastSection check={check} />
              </>
            ),
          },
          {
            id: 'style',
            label: 'Style',
            content: (
              <>
                <ShapeSection {...section} />
                <FaceSection {...section} />
              </>
            ),
          },
          { id: 'logo', label: 'Logo', content: <LogoSection {...section} /> },
          { id: 'links', label: 'Links', content: <LinkSection {...section} /> },
          { id: 'company', label: 'Company', content: <CompanySection {...section} /> },
        ]}
        below={
          <ExportSection
            brand={brand}
            check={check}
            state={exported?.of === brand ? exported.state : 'idle'}
            onExport={() => void exportBrand()}
          />
        }
      />
      <Previews brand={brand} css={check.theme?.css ?? null} hasFrames={hasFrames} />
    </main>
  )
}
