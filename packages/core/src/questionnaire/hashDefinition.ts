import { canonicalJson } from './canonicalJson.ts'
import type { Definition } from './types.ts'

/** The digest of a text's UTF-8 bytes, such as SHA-256 in hexadecimal; browser and Node bring theirs. */
export type Digest = (text: string) => Promise<string>

/** Returns the digest of a questionnaire's canonical JSON, which identifies its version exactly. */
export async function hashDefinition(definition: Definition, digest: Digest): Promise<string> {
  return await digest(canonicalJson(definition))
}
