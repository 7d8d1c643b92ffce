import type { TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import type { MeioDeContato } from '@balcao/dominio/tickets/mensagem'
import { useState } from 'react'
import {
  apagarRascunho,
  chaveDoRascunho,
  guardarRascunho,
  lerRascunho,
} from '../../../../platform/rascunhos.ts'
import { useSessao } from '../../../../platform/sessao.tsx'

export type Rascunho = {
  tipo: TipoDeHistorico
  mensagem: string
  setor: number | null
  operador: number | null
  aguardarCliente: boolean
  contato: MeioDeContato | null
  /** ALC-01 Null is the ticket's contact, and who reads along with them. */
  para: string | null
  copias: string | null
  /** MES-06/mencoes Whom '@' chose; who is still in the text is called. */
  mencoes: readonly { id: number; nome: string }[]
}

const VAZIO: Rascunho = {
  tipo: 'PUBLICO',
  mensagem: '',
  setor: null,
  operador: null,
  aguardarCliente: false,
  contato: null,
  para: null,
  copias: null,
  mencoes: [],
}

/** One per ticket and account, in this browser: it survives a reload, an expired session and another ticket. */
export function useRascunhoDaMensagem(idTicket: number) {
  const { colaborador } = useSessao()
  const chave = chaveDoRascunho(colaborador.id, `ticket/${idTicket}`)
  const [rascunho, setRascunho] = useState<Rascunho>(() => ({ ...VAZIO, ...lerRascunho<Rascunho>(chave) }))

  return {
    rascunho,
    mudar(partes: Partial<Rascunho>) {
      const novo = { ...rascunho, ...partes }
      setRascunho(novo)
      if (novo.mensagem.trim() === '') apagarRascunho(chave)
      else guardarRascunho(chave, novo)
    },
    esvaziar(tipo: TipoDeHistorico) {
      setRascunho({ ...VAZIO, tipo })
      apagarRascunho(chave)
    },
  }
}
