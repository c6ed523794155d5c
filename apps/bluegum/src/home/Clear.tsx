import { chooseParts, useBrand } from '@coverkit/brand'
import { CheckIcon, Heading, Icon, type IconProps, XIcon } from '@coverkit/ui'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

const { clear } = copy

type SideProps = { heading: string; list: readonly string[]; mark: IconProps['of'] }

function Side({ heading, list, mark }: SideProps) {
  const brand = useBrand()
  return (
    <div className={styles.side}>
      <Heading level={3} size={20}>
        {heading}
      </Heading>
      <ul className={styles.sideList}>
        {list.map((item) => (
          <li key={item} className={styles.sideItem}>
            <Icon of={mark} />
            <span>{chooseParts(item, brand)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The firm's services, and those that it does not offer. */
export function Clear() {
  return (
    <section aria-labelledby="clear" className={styles.inner}>
      <Heading level={2} size={38} id="clear">
        {clear.heading}
      </Heading>
      <div className={styles.sides}>
        <Side {...clear.does} mark={CheckIcon} />
        <Side {...clear.doesNot} mark={XIcon} />
      </div>
    </section>
  )
}
