import { keyFor, mutationFor, queryFor, refetchChanged } from '@candour/api-client/query.ts'
import { QueryFailedNote } from '@candour/console/query-failed.tsx'
import { languageNames, memberLanguageOf } from '@candour/schemas/languages.ts'
import { getProfile, type Profile, updateProfile } from '@candour/schemas/own-account.ts'
import { Button } from '@candour/ui/button.tsx'
import { SectionCard } from '@candour/ui/card.tsx'
import { Field } from '@candour/ui/field.tsx'
import { FormError } from '@candour/ui/form-error.tsx'
import { Select } from '@candour/ui/select.tsx'
import { Skeleton } from '@candour/ui/skeleton.tsx'
import { toast } from '@candour/ui/toast.ts'
import { useUnsaved } from '@candour/ui/unsaved.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { ifStill } from '#shared/if-still.ts'
import { loadInSavedLanguage, takeSaved } from '#shared/own-language.ts'
import { texts } from '#shared/texts.ts'
import { ZoneOptions } from '#shared/zone-options.tsx'

/** The language and the time zone of the user's screens and mails. */
export function ProfileCard() {
  const profile = useQuery(queryFor(getProfile, {}))
  return (
    <SectionCard id="profile" title={texts.profile.title} description={texts.profile.description}>
      {profile.data ? (
        <ProfileForm profile={profile.data} />
      ) : profile.error ? (
        <QueryFailedNote query={profile} className="mt-4" />
      ) : (
        <div role="status" className="mt-4 grid gap-4">
          <span className="sr-only">{texts.profile.loading}</span>
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
    </SectionCard>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<Partial<Pick<Profile, 'language' | 'timeZone'>>>({})
  const { language, timeZone } = { ...profile, ...changed }
  const newLanguage = language !== profile.language
  const isChanged = newLanguage || timeZone !== profile.timeZone

  const update = useMutation({
    ...mutationFor(updateProfile),
    onSuccess: (saved) => {
      queryClient.setQueryData<Profile>(keyFor(getProfile, {}), saved)
      if (saved.language !== profile.language) return loadInSavedLanguage()
      toastSaved()
      void refetchChanged(queryClient, updateProfile)
    },
  })
  useEffect(() => {
    if (takeSaved()) toastSaved()
  }, [])
  useUnsaved(isChanged && !update.isPending)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // What has not changed here may have been changed on another device.
    const body = { ...(newLanguage && { language }), ...(timeZone !== profile.timeZone && { timeZone }) }
    update.mutate({ body }, { onSuccess: () => setChanged(ifStill(changed, {})) })
  }

  return (
    <form noValidate onSubmit={save} className="mt-4 grid gap-4">
      <Field label={texts.profile.language}>
        <Select
          value={language ?? ''}
          onChange={({ target }) =>
            setChanged({ ...changed, language: memberLanguageOf(target.value) ?? null })
          }
        >
          <option value="">{texts.profile.asInBrowser}</option>
          {profile.languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.profile.timeZone}>
        <Select
          value={timeZone ?? ''}
          onChange={({ target }) => setChanged({ ...changed, timeZone: target.value || null })}
        >
          <option value="">{texts.profile.asOnDevice}</option>
          <ZoneOptions current={timeZone ?? 'UTC'} />
        </Select>
      </Field>
      <FormError>{update.error?.message}</FormError>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={!isChanged}
        busy={update.isPending}
      >
        {texts.profile.save}
      </Button>
    </form>
  )
}

function toastSaved() {
  toast({ title: texts.profile.saved, variant: 'success' })
}
