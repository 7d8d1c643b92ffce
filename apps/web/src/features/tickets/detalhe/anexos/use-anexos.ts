import { createContext, useContext } from 'react'
import type { Anexo } from './anexo.ts'

export type Anexos = {
  idTicket: number
  /** The picture that was opened, or what is played. */
  imagem: Anexo | null
  fecharImagem(): void
  /** Pictures, sound and film in a preview, PDFs in a new tab, the rest to the disk. */
  abrir(anexo: Anexo): void
  salvar(anexo: Anexo): void
  /** Id of the file that is on its way. */
  baixando: number | null
}

/** Lent by `ProvedorDeAnexos`. */
export const ContextoDosAnexos = createContext<Anexos | null>(null)

export function useAnexos(): Anexos {
  const anexos = useContext(ContextoDosAnexos)
  if (!anexos) throw new Error('useAnexos needs ProvedorDeAnexos above it')
  return anexos
}
