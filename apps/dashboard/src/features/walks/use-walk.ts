import { ApiError } from '@candour/api-client/call.ts'
import { refetchChanged } from '@candour/api-client/query.ts'
import { useSiteOrigin } from '@candour/console/site-page.ts'
import { type Confirmation, confirmCode } from '@candour/schemas/walks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { uuidv7 } from 'uuidv7'
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

/**
 * A walk as this device knows it: the server's, and what was scanned here and is not sent yet. `scan` takes what was read
 * or typed.
 */
export function useWalk(companyId: string, walkId: string) {
  const client = useQueryClient()
  const walk = useQuery(walkQuery(companyId, walkId))
  const locations = useQuery(locationsQuery(companyId)).data ?? []
  const userId = useQuery(meQuery).data?.user.id
  const siteOrigin = useSiteOrigin()
  const waiting = useWaiting(userId).filter((scan) => scan.walkId === walkId)
  const [latest, setLatest] = useState<Told>()
  const [refused, setRefused] = useState<readonly Told[]>([])
  const codes = walk.data?.codes ?? []

  const answered = useEffectEvent((scan: Scan, answer: Parameters<typeof toldBy>[1]) => {
    if (scan.walkId !== walkId) return
    const isLater = answer instanceof ApiError && isPassing(answer)
    const told = isLater ? toldOffline(scan.body, codes, siteOrigin) : toldBy(scan.body, answer, locations)
    if (told.state === 'refused') setRefused((before) => [...before, told])
    // What waits is not told again when its answer arrives, unless that is another one.
    const isLatest = scan.body.submissionId === latest?.submissionId
    if (isLatest || (!isLater && told.state !== 'confirmed')) setLatest(told)
    if (!isLater) void refetchChanged(client, confirmCode)
  })
  useEffect(() => onAnswered((scan, answer) => answered(scan, answer)), [])
  useEffect(() => {
    if (userId) void sendWaiting(userId)
  }, [userId])

  const scan = (given: string, extra: Pick<Confirmation, 'note' | 'photo'> = {}) => {
    if (!userId || given.trim() === '') return
    const body = { ...readingOf(given), at: new Date().toISOString(), submissionId: uuidv7(), ...extra }
    // What the phone knows is told at once, and the rest when the server has answered.
    const told = toldOffline(body, codes, siteOrigin)
    setLatest(told.state === 'later' && navigator.onLine ? { ...told, sentence: '' } : told)
    keepScan({ userId, companyId, walkId, body })
  }

  const here = new Set(waiting.map(({ body }) => codeOf(body, siteOrigin)))
  const isConfirmed = ({ code, confirmedAt }: (typeof codes)[number]) =>
    confirmedAt !== null || here.has(code)
  const missing = codes.filter((code) => !isConfirmed(code))
  const found = codes.filter(isConfirmed)
  const foundHere = codes.filter(({ code, confirmedAt }) => confirmedAt === null && here.has(code)).length
  return {
    ...{ walk, locations, waiting, refused, scan, missing, found },
    latest: latest?.sentence ? latest : undefined,
    confirmed: (walk.data?.confirmed ?? 0) + foundHere,
  }
}
