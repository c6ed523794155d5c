/**
 * Stands for every page that a story has no route to. No story that Storybook lists may end on it: one that leaves its
 * screen brings the real page's route, or has the tag `!dev`, which keeps it as a test alone.
 */
export function OtherPage() {
  return <h1 data-stub="">Another page</h1>
}
