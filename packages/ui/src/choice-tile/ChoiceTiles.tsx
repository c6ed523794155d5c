import type { ReactElement } from 'react'
import { FieldGroup, type LegendLook } from '../field/FieldGroup.tsx'
import { fieldId, type LegendField, optionId } from '../field/fieldIds.ts'
import { useTicked } from '../field/useTicked.ts'
import { ChoiceTile, type ChoiceTileContent } from './ChoiceTile.tsx'
import { tiles } from './choiceTile.css.ts'

/** A question whose answers are tiles. */
export type ChoiceTilesProps<T extends string> = LegendField & {
  /** The tiles in the order shown, each with its `value`, unique among them. */
  options: readonly (ChoiceTileContent & { value: T })[]
  /** The values of the chosen tiles, in the order of the options. */
  value: readonly T[]
  /** Called with the values of all tiles that are chosen now, in the order of the options. */
  onChange: (value: T[]) => void
  /** How the legend looks; `hidden` where the page's heading is the question. Default `heading`. */
  legendLook?: LegendLook | undefined
}

/** Any number of answers that need a drawing and a sentence each, two by two where there is room. */
export function ChoiceTiles<T extends string>(props: ChoiceTilesProps<T>): ReactElement {
  const { name, options, value, onChange, legendLook, error } = props
  const { ref, shown } = useTicked<T, HTMLFieldSetElement>(props)
  const id = fieldId(props)
  return (
    <FieldGroup field={props} legendLook={legendLook} ref={ref}>
      <div className={tiles}>
        {options.map((option, index) => (
          <ChoiceTile
            key={option.value}
            {...option}
            id={optionId(id, index)}
            name={name}
            checked={value.includes(option.value)}
            onChange={() => onChange(shown())}
            invalid={Boolean(error)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
