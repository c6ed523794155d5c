const examined = new Set<string>()

/**
 * Says whether axe examines a story. In `npm test` it is the first story of each component that runs; in
 * `npm run test:all` every story.
 */
export function examinesStory(componentId: string, isEvery: boolean): boolean {
  const isFirst = !examined.has(componentId)
  examined.add(componentId)
  return isEvery || isFirst
}
