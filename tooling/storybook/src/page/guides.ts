import type { ComponentGuide } from './ComponentGuide.ts'

const files = import.meta.glob<ComponentGuide>('../guides/*.ts', { eager: true, import: 'guide' })

/** The guide of each component, by its name. */
export const guides: ReadonlyMap<string, ComponentGuide> = new Map(
  Object.entries(files).map(([path, guide]) => [path.replace(/^.*\/|\.ts$/g, ''), guide]),
)
