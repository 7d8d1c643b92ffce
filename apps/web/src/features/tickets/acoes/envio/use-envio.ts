import type { Contrato, EntradaDe } from '@balcao/dominio/contrato'
import type { Mudanca } from '@balcao/dominio/erros'
import {
  listarProdutosDoTicket,
  obterTicket,
  type TicketDetalhado,
} from '@balcao/dominio/tickets/contratos-detalhe'
import type { mensagemDeSucesso, paramsDoTicket } from '@balcao/dominio/tickets/esquemas'
import { useRef, useState } from 'react'
import type { Entrada } from '../../../../platform/api.ts'
import type { ApiError } from '../../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../../platform/consultas.ts'
import { avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { ehExigencia, type Janela } from '../janela.ts'

export type ContratoDaAcao = Contrato & {
  params: typeof paramsDoTicket
  corpo: NonNullable<Contrato['corpo']>
  resposta: typeof mensagemDeSucesso
}
export type CorpoDaAcao<K extends ContratoDaAcao> = Omit<EntradaDe<K, 'corpo'> & object, 'versao'>

export type Envio<C = object> = {
  enviar: (corpo: C, arquivos?: readonly File[]) => void
  enviando: boolean
  /** A refusal or failure to show; null once another attempt begins. */
  erro: ApiError | null
  /** TIC-13 What others did since the person looked. */
  conflito: readonly Mudanca[] | null
  verComoEstaAgora: () => void
  atualizando: boolean
}

type OpcoesDoEnvio = {
  ticket: TicketDetalhado
  janela: Janela
  aoRecusar?: ((campos: Record<string, string>) => void) | undefined
  aoFalhar?: ((erro: ApiError) => void) | undefined
  aoConcluir?: (() => void) | undefined
  /** Instead of the server's sentence, where the requirements give the text. */
  mensagem?: string | undefined
}

/**
 * TIC-10, TIC-13 Sends an action of a ticket with the version the person saw, once at a time. Success closes the window;
 * a step that asks for something else opens that; a conflict stays beside what was typed.
 */
export function useEnvio<K extends ContratoDaAcao>(
  contrato: K,
  { ticket, janela, aoRecusar, aoFalhar, aoConcluir, mensagem }: OpcoesDoEnvio,
): Envio<CorpoDaAcao<K>> {
  const params = { idTicket: ticket.id }
  // Not the version of the moment: a change that glided in meanwhile was not necessarily seen.
  const [versao, setVersao] = useState(ticket.versao)
  const [conflito, setConflito] = useState<readonly Mudanca[] | null>(null)
  const [atualizando, setAtualizando] = useState(false)
  const ocupado = useRef(false)
  const agora = useConsulta(obterTicket, { params }, { ativa: false, mostradoNaArea: true })
  const produtos = useConsulta(listarProdutosDoTicket, { params }, { ativa: false, mostradoNaArea: true })

  const acao = useAcao(contrato, {
    aoConcluir: (saida) => {
      aoConcluir?.()
      avisarSucesso(mensagem ?? (saida as { message: string }).message)
      janela.fechar()
    },
    aoFalhar: (erro) => {
      if (erro.codigo === 'TICKET_MUDOU') return setConflito(erro.mudancas)
      if (ehExigencia(erro.exige) && erro.exige !== janela.dialogo) {
        void agora.refetch()
        return janela.exigir(erro.exige, erro.message)
      }
      aoRecusar?.(erro.campos)
      aoFalhar?.(erro)
    },
  })

  async function verComoEstaAgora() {
    setAtualizando(true)
    const [fresco] = await Promise.all([agora.refetch(), produtos.data && produtos.refetch()])
    setAtualizando(false)
    if (!fresco.data || fresco.isError) return
    setVersao(fresco.data.versao)
    setConflito(null)
  }

  function enviar(corpo: CorpoDaAcao<K>, arquivos?: readonly File[]) {
    if (ocupado.current) return
    ocupado.current = true
    setConflito(null)
    const entrada = { params, corpo: { ...corpo, versao }, ...(arquivos && { arquivos }) }
    acao.mutate(entrada as unknown as Entrada<K>, {
      onSettled: () => {
        ocupado.current = false
      },
    })
  }

  const { error, isPending: enviando } = acao
  const erro = error?.codigo === 'TICKET_MUDOU' ? null : error
  return { enviar, enviando, erro, conflito, verComoEstaAgora, atualizando }
}
