import { useEffect, useState } from 'react'
import { uuidv7 } from 'uuidv7'

/** A text that has not been sent yet. */
interface Draft {
  text: string
  /** Idempotency key of the text's submission. */
  submissionId: string
  /** Version of the subject when the first words were typed. */
  basis?: string | undefined
}

interface DraftOwner {
  userId: string
  companyId: string
}

const prefix = 'draft/'

/** The forms on screen: what changes a draft may be a former one, whose text was still being sent when it was left. */
const followers = new Set<(key: string, draft: Draft) => void>()

const ofUser = (userId: string) => `${prefix}${userId}/`

interface KeptDraft extends Draft {
  /** Whether the subject has changed since the first words were typed. */
  isOutdated: boolean
  setText: (text: string) => void
  /** Gives the text a new idempotency key, as if it had never been submitted. */
  renew: () => void
  /** Drops the text; the next one is a new draft. */
  drop: () => void
}

/**
 * Keeps a text per user, company and `name` for as long as the tab is open, so that closing a panel, reloading the page
 * or an ended session loses nothing.
 *
 * @param basis the current version of the subject
 */
export function useDraft({ userId, companyId }: DraftOwner, name: string, basis = ''): KeptDraft {
  const key = `${ofUser(userId)}${companyId}/${name}`
  const [draft, setDraft] = useState(() => {
    // An ended session may have left drafts of another user.
    dropDrafts(userId)
    return stored(key) ?? blank()
  })
  useEffect(() => {
    const follow = (changed: string, next: Draft) => changed === key && setDraft(next)
    followers.add(follow)
    return () => {
      followers.delete(follow)
    }
  }, [key])
  const change = (next: Draft) => {
    store(key, next)
    for (const follow of followers) follow(key, next)
  }
  return {
    ...draft,
    isOutdated: draft.text !== '' && draft.basis !== undefined && draft.basis !== basis,
    setText: (text) => change({ ...draft, text, basis: draft.text === '' ? basis : draft.basis }),
    renew: () => change({ ...draft, submissionId: blank().submissionId }),
    drop: () => change(blank()),
  }
}

/** Drops all drafts in this tab, except those of one user, whose session may just have ended. */
export function dropDrafts(keptUserId?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(prefix) || (keptUserId && key.startsWith(ofUser(keptUserId)))) continue
      sessionStorage.removeItem(key)
    }
  } catch {
    // Storage may be blocked; then there are no drafts.
  }
}

const blank = (): Draft => ({ text: '', submissionId: uuidv7() })

function stored(key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Without storage (blocked, full) the draft lives as long as its form. */
function store(key: string, draft: Draft) {
  try {
    if (draft.text) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {}
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'submissionId' in value &&
    typeof value.submissionId === 'string'
  )
}
