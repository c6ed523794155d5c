import { bullets } from './bulletList.css.ts'

/** A list of sentences. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
