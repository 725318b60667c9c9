import { placementKind } from '@candour/schemas/placements.ts'
import { Field } from '@candour/ui/field.tsx'
import { Input } from '@candour/ui/input.tsx'
import { Select } from '@candour/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { LocationOptions } from '#shared/location-options.tsx'
import { choosable, locationsQuery } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'

interface PlacementFieldsProps {
  companyId: string
  name: UseFormRegisterReturn
  nameHint?: string
  nameError: string | undefined
  kind: UseFormRegisterReturn
  location: UseFormRegisterReturn
  /** The location before the change. */
  locationId: string | null
  locationError: string | undefined
}

/** Fields for the name, for what carries the code and where it hangs; the location only for companies that have any. */
export function PlacementFields({
  companyId,
  name,
  nameHint,
  nameError,
  kind,
  location,
  locationId,
  locationError,
}: PlacementFieldsProps) {
  const { data = [] } = useQuery(locationsQuery(companyId))
  const locations = choosable(data, locationId)
  const words = texts.placements.fields
  return (
    <>
      <Field label={words.name} description={nameHint} error={nameError}>
        <Input {...name} dir="auto" maxLength={120} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.kind}>
          <Select {...kind}>
            {placementKind.options.map((option) => (
              <option key={option} value={option}>
                {texts.placements.kinds[option]}
              </option>
            ))}
          </Select>
        </Field>
        {locations.length > 0 && (
          // Rendered once the options have loaded, because a select without them loses its value.
          <Field label={words.location} error={locationError}>
            <Select {...location}>
              <option value="">{words.noLocation}</option>
              <LocationOptions locations={locations} />
            </Select>
          </Field>
        )}
      </div>
    </>
  )
}
