import { createContext } from 'react'

/** Whether a printer looks at orders, who neither processes them nor gives them away. */
export const IsPrinter = createContext(false)
