import { maxBulk } from '@candour/schemas/cases.ts'
import { useRef, useState } from 'react'

export interface Selection {
  /** The listed ids that are selected. */
  ids: ReadonlySet<string>
  /** Selects or deselects an id; with `range`, the ids up to the one toggled before get the same state as that one. */
  toggle: (id: string, range?: boolean) => void
  /** Selects all listed ids, at most as many as can be changed at once. */
  selectAll: () => void
  clear: () => void
}

/** The user's selection among listed ids. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string>(undefined)
  const ids = new Set(listed.filter((id) => chosen.has(id)))

  const toggle = (id: string, range = false) => {
    const isOn = range && anchor.current !== undefined ? ids.has(anchor.current) : !ids.has(id)
    const [from, to] = [listed.indexOf(anchor.current ?? id), listed.indexOf(id)].toSorted((a, b) => a - b)
    const touched = range && from !== undefined && from >= 0 ? listed.slice(from, (to ?? 0) + 1) : [id]
    const next = isOn ? [...ids, ...touched] : [...ids].filter((id) => !touched.includes(id))
    setChosen(new Set([...new Set(next)].slice(0, maxBulk)))
    anchor.current = id
  }
  return {
    ids,
    toggle,
    selectAll: () => setChosen(new Set(listed.slice(0, maxBulk))),
    clear: () => setChosen(new Set()),
  }
}
