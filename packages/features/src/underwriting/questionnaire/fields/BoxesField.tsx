import { NumberField, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useId } from 'react'
import * as styles from '../questionnaire.css.ts'

/** One box of a question. */
interface BoxOfField {
  readonly label: string
  readonly value: string
  readonly decimal?: boolean
}

interface BoxesFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint: string | undefined
  readonly boxes: readonly BoxOfField[]
  /** Gives the texts of all boxes. */
  readonly onChange: (texts: readonly string[]) => void
  /** Returns the texts as their answer is shown; as they are where they are none. */
  readonly format: (texts: readonly string[]) => readonly string[]
  /** Stands at the first box, which it leads to. */
  readonly error: string | undefined
  /** Between the question and its boxes, such as a choice of the unit. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** In columns that line up: for long labels. */
  readonly inColumns?: boolean
}

/** A question that several boxes answer together, such as feet and inches. */
export function BoxesField(props: BoxesFieldProps) {
  const { name, legend, hint, boxes, onChange, format, error, before, after, inColumns } = props
  const hintId = useId()
  const texts = boxes.map(({ value }) => value)
  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap={12}>
        {hint && (
          <Text tone="soft" id={hintId}>
            {hint}
          </Text>
        )}
        {before}
        <div className={inColumns ? styles.columns : styles.boxes}>
          {boxes.map((box, index) => (
            <NumberField
              {...box}
              // A box has no other identity than its place.
              key={`${name}-${box.label}`}
              name={`${name}-${index + 1}`}
              {...(index === 0 && { id: `field-${name}` })}
              onChange={(text) => onChange(texts.with(index, text))}
              format={(text) => format(texts.with(index, text))[index] ?? text}
              error={index === 0 ? error : undefined}
            />
          ))}
        </div>
        {after}
      </Stack>
    </fieldset>
  )
}
