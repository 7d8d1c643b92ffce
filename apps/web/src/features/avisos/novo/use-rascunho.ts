import { publicarAviso } from '@balcao/dominio/avisos/contratos'
import type { EntradaDe, ValorDe } from '@balcao/dominio/contrato'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { useState } from 'react'
import * as z from 'zod/mini'
import { negocioAtual } from '../../../platform/ambiente.ts'
import { useSessao } from '../../../platform/sessao.tsx'

export type Rascunho = {
  titulo: string
  mensagem: string
  importante: boolean
  tipos: TipoDeUsuario[]
  idFil: number | null
  setores: number[]
  de: string | null
  ate: string | null
}
type Erros = Partial<Record<keyof Rascunho, string>>
type AvisoConferido = ValorDe<typeof publicarAviso, 'corpo'>

const VAZIO: Rascunho = {
  titulo: '',
  mensagem: '',
  importante: false,
  tipos: [],
  idFil: null,
  setores: [],
  de: null,
  ate: null,
}
VAZIO satisfies EntradaDe<typeof publicarAviso, 'corpo'>

/** What is being written survives a closed dialog, a failure and a new sign-in, in this tab and for this person. */
export function useRascunho() {
  const { colaborador } = useSessao()
  const chave = `balcao:rascunho-de-aviso:${negocioAtual().id}:${colaborador.id}`
  const [rascunho, setRascunho] = useState(() => lembrado(chave))
  const [erros, setErros] = useState<Erros>({})

  return {
    rascunho,
    erros,
    valido: z.safeParse(publicarAviso.corpo, rascunho).success,
    vazio: rascunho.titulo.trim() === '' && rascunho.mensagem.trim() === '',

    mudar(partes: Partial<Rascunho>) {
      const novo = { ...rascunho, ...partes }
      setRascunho(novo)
      sessionStorage.setItem(chave, JSON.stringify(novo))
      setErros((atuais) =>
        Object.fromEntries(Object.entries(atuais).filter(([campo]) => !Object.hasOwn(partes, campo))),
      )
    },

    /** The notice as the server takes it; null when a field says why not. */
    conferir(): AvisoConferido | null {
      const { success, data, error } = z.safeParse(publicarAviso.corpo, rascunho)
      const novos: Erros = {}
      for (const { path, message } of error?.issues ?? []) novos[path[0] as keyof Rascunho] ??= message
      setErros(novos)
      return success ? data : null
    },

    /** Fields that the server refused. */
    recusar: (campos: Record<string, string>) => setErros(campos),

    descartar() {
      sessionStorage.removeItem(chave)
      setRascunho(VAZIO)
      setErros({})
    },
  }
}

function lembrado(chave: string): Rascunho {
  try {
    const lido: unknown = JSON.parse(sessionStorage.getItem(chave) ?? '{}')
    return { ...VAZIO, ...(lido as Partial<Rascunho>) }
  } catch {
    return VAZIO
  }
}
