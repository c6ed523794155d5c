/** Texts that run code if they are treated as anything but text. Each would add itself to `window.reached`. */
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

/** Returns a payload that fits, another one each time; null where none does. */
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
