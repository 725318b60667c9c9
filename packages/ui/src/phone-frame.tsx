import type { ReactNode } from 'react'
import { brandStyle } from '#brand.ts'

/** A screen of a review page on a phone, inert. Needs choice-preview.css. */
export function PhoneFrame({ brandColor, children }: { brandColor: string; children: ReactNode }) {
  return (
    <div inert aria-hidden="true" style={brandStyle(brandColor)} className="phone">
      <div className="phone-top" />
      <div className="px-6 pt-8 pb-12">{children}</div>
    </div>
  )
}
