import { useBrand } from '@coverkit/brand'
import { Select } from '@coverkit/ui'
import { useInsurerOptions } from '#cover/panel'
import type { ContactForm } from './contactForm.ts'
import { contactCopy as copy } from './copy.ts'

export interface ComplaintAboutProps {
  readonly value: ContactForm['about']
  readonly onChange: (about: ContactForm['about']) => void
}

/** Whom a complaint is about: complaints are counted for each insurer. */
export function ComplaintAbout({ value, onChange }: ComplaintAboutProps) {
  const { name } = useBrand()
  const insurers = useInsurerOptions()
  return (
    <Select
      name="about"
      label={copy.about}
      options={[{ value: 'us', label: copy.aboutUs(name) }, ...insurers]}
      placeholder={null}
      value={value}
      onChange={(about) => onChange(about ?? 'us')}
    />
  )
}
