import type { MouseEvent } from 'react'

/** A plain click on a link; with a key, or the other buttons, the browser opens it elsewhere. */
export const abreAqui = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
