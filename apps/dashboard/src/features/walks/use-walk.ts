import { ApiError } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { useSiteOrigin } from '@candour/console/site-page.ts'
import { type Confirmation, confirmCode } from '@candour/schemas/walks.ts'
import { toast } from '@candour/ui/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { Draft, Remark } from '#features/walks/note-form.tsx'
import {
  isPassing,
  keepScan,
  onAnswered,
  type Scan,
  sendWaiting,
  useWaiting,
} from '#features/walks/outbox.ts'
import { meQuery, walkQuery } from '#features/walks/queries.ts'
import { codeOf, readingOf, type Told, toldBy, toldOffline } from '#features/walks/verdict.ts'
import { locationsQuery } from '#shared/locations.ts'
import { texts } from '#shared/texts.ts'

/**
 * A walk as this device knows it: the server's, and what was scanned here and is not sent yet. `scan` takes what was read
 * or typed. A note that is being written is saved as soon as something else is read, or the page is left.
 */
export function useWalk(companyId: string, walkId: string) {
  const client = useQueryClient()
  const walk = useQuery(walkQuery(companyId, walkId))
  const locations = useQuery(locationsQuery(companyId)).data ?? []
  const userId = useQuery(meQuery).data?.user.id
  const siteOrigin = useSiteOrigin()
  const waiting = useWaiting(userId).filter((scan) => scan.walkId === walkId)
  const [latest, setLatest] = useState<Told>()
  const [draft, setDraft] = useState<Draft>()
  const [refused, setRefused] = useState<readonly Told[]>([])
  const codes = walk.data?.codes ?? []

  const answered = useEffectEvent((scan: Scan, answer: Parameters<typeof toldBy>[1]) => {
    if (scan.walkId !== walkId) return
    const isLater = answer instanceof ApiError && isPassing(answer)
    const known = toldOffline(scan.body, codes, siteOrigin)
    const told = isLater ? known : toldBy(scan.body, answer, locations)
    if (told.state === 'refused') setRefused((before) => [...before, told])
    // What waits is not told again when its answer arrives, unless that is another one; nor is what a note is about. While
    // one is being written, its code stays in view.
    const isLatest = scan.body.submissionId === latest?.submissionId
    const isNews = told.state !== 'confirmed' && told.state !== known.state
    if (isLatest || (isNews && !draft && !isRemark(scan.body))) setLatest(told)
    if (!isLater) void refetchChanged(client, confirmCode)
  })
  useEffect(() => onAnswered((scan, answer) => answered(scan, answer)), [])
  useEffect(() => {
    if (userId) void sendWaiting(userId)
  }, [userId])

  const keep = (reading: ReturnType<typeof readingOf>, remark: Partial<Confirmation> = {}) => {
    const body = { ...reading, at: new Date().toISOString(), submissionId: uuidv7(), ...remark }
    if (userId) keepScan({ userId, companyId, walkId, body })
    return body
  }
  const saveDraft = () => {
    setDraft(undefined)
    if (!draft) return
    const reading = readingOf(draft.read)
    const remark = { note: draft.note.trim(), ...(draft.photo && { photo: draft.photo }) }
    if (isRemark(remark)) keep(reading, remark)
    // The note does not wait, because the page may be closing. The walk may have ended when the photo is ready.
    const at = new Date().toISOString()
    draft.reading?.then(
      (photo) => keep(reading, { photo, at }),
      () => toast({ title: texts.walks.photoFailed, variant: 'destructive' }),
    )
  }
  const leave = useEffectEvent(saveDraft)
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  const scan = (given: string) => {
    if (!userId || given.trim() === '') return
    const reading = readingOf(given)
    if ((reading.code ?? reading.url) !== draft?.read) saveDraft()
    const body = keep(reading)
    // The phone recognizes some codes by itself; the server's response follows, perhaps much later.
    const told = toldOffline(body, codes, siteOrigin)
    setLatest(told.state === 'later' && navigator.onLine ? { ...told, sentence: '' } : told)
  }
  /** Sends all notes and scans. */
  const sendAll = async () => {
    saveDraft()
    if (userId) await sendWaiting(userId)
  }

  const here = new Set(waiting.map(({ body }) => codeOf(body, siteOrigin)))
  const isConfirmed = ({ code, confirmedAt }: (typeof codes)[number]) =>
    confirmedAt !== null || here.has(code)
  const missing = codes.filter((code) => !isConfirmed(code))
  const found = codes.filter(isConfirmed)
  const foundHere = codes.filter(({ code, confirmedAt }) => confirmedAt === null && here.has(code)).length
  return {
    ...{ walk, locations, waiting, refused, scan, missing, found, draft, setDraft, saveDraft, sendAll },
    latest: latest?.sentence ? latest : undefined,
    confirmed: (walk.data?.confirmed ?? 0) + foundHere,
  }
}

function isRemark({ note, photo }: Remark): boolean {
  return Boolean(note || photo)
}
