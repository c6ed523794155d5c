import { useBrand } from '@coverkit/brand'
import { Button, Link, Text, TextField } from '@coverkit/ui'
import { helpSearchCopy as copy } from './copy.ts'
import { helpIndex } from './helpIndex.ts'
import * as styles from './helpSearch.css.ts'

const nothing = () => undefined

/**
 * The search of the help page. The page is static: a script that loads when a visitor comes near fills the list, and
 * where there is none css leaves the form out.
 */
export function HelpSearch() {
  const brand = useBrand()
  return (
    <search className={styles.search}>
      <form data-help-search={helpIndex(brand).path} noValidate>
        <TextField
          name="help-search"
          type="search"
          label={copy.label}
          hint={copy.hint}
          autoComplete="off"
          value=""
          onChange={nothing}
        />
        <div className={styles.submit}>
          <Button type="submit" size="small">
            {copy.submit}
          </Button>
        </div>
        <div data-help-results="">
          <p role="status" className={styles.status} />
          <ul className={styles.results} />
        </div>
        <template data-help-result="">
          <li className={styles.result}>
            <Link href="/get-help" variant="standalone">
              {copy.label}
            </Link>
            <Text as="span" size={15} tone="soft">
              <span data-section="" />
            </Text>
          </li>
        </template>
      </form>
    </search>
  )
}
