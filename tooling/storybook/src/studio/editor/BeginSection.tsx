import { Button, Form, Inline, Select } from '@coverkit/ui'
import { type ReactElement, useState } from 'react'
import type { StudioBrand } from '../brand/StudioBrand.ts'
import { startingBrands } from '../brand/startingBrands.ts'
import type { SectionProps } from './useStudio.ts'

const titleOf = (name: string) =>
  name === 'redearth' ? 'Red Earth' : name.charAt(0).toUpperCase() + name.slice(1)

const OPTIONS = [...startingBrands.keys()].map((value) => ({ value, label: titleOf(value) }))

/** Starts again from the tokens and fonts of an existing brand, with an undo. */
export function BeginSection({ brand, change }: Pick<SectionProps, 'brand' | 'change'>): ReactElement {
  const [name, setName] = useState(OPTIONS[0]?.value ?? '')
  const [begun, setBegun] = useState<{ readonly name: string; readonly previous: StudioBrand }>()
  const begin = () => {
    const next = startingBrands.get(name)
    if (!next) return
    setBegun({ name, previous: brand })
    change({ type: 'begin', brand: next })
  }
  const undo = () => {
    if (begun) change({ type: 'begin', brand: begun.previous })
    setBegun(undefined)
  }
  return (
    <Form label="Start again" onSubmit={begin}>
      <Inline gap={12} align="end">
        <Select
          name="begin"
          label="Start from the tokens and faces of"
          options={OPTIONS}
          placeholder={null}
          value={name}
          onChange={(value) => setName(value ?? name)}
        />
        <Button type="submit">Start again</Button>
      </Inline>
      <div role="status">
        {begun && (
          <Inline gap={8}>
            <span>{`Started again from ${titleOf(begun.name)}.`}</span>
            <Button variant="quiet" onClick={undo}>
              Undo
            </Button>
          </Inline>
        )}
      </div>
    </Form>
  )
}
