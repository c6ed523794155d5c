/** The document's example of each successful answer, by operation id; generated from `openapi.yaml`. */
export { examples } from '../generated/examples.ts'
