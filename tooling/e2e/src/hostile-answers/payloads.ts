/** Texts that run something where they are taken for anything but text. Each would note it in `window.reached`. */
export const PAYLOADS = [
  `<script>reached.push('script')</script>`,
  `<img src=x onerror="reached.push('image')">`,
  `"><svg onload=reached.push('svg')>`,
  `'-reached.push('quote')-'`,
  `</title><script>reached.push('title')</script>`,
  `</style><img src=x onerror=reached.push('style')>`,
  `javascript:reached.push('link')`,
  `<iframe srcdoc="<script>parent.reached.push('frame')</script>">`,
  `<a href="javascript:reached.push('href')">press</a>`,
  `{{constructor.constructor('reached.push(1)')()}}`,
  `\${reached.push('template')}`,
  `<b id=reached name=location>`,
] as const

/** A payload that fits, another one each time; null where none does. */
export function payloadTeller(): (longest: number) => string | null {
  let turn = 0
  return (longest) => {
    for (let tries = 0; tries < PAYLOADS.length; tries += 1) {
      const payload = PAYLOADS[turn % PAYLOADS.length] ?? ''
      turn += 1
      if (payload.length <= longest) return payload
    }
    return null
  }
}
