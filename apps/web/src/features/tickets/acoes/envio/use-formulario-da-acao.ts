import {
  listarProdutosDoTicket,
  obterTicket,
  type TicketDetalhado,
} from '@balcao/dominio/tickets/detalhe/contratos'
import type { FieldValues } from 'react-hook-form'
import type { Alvo, ContratoDaAcao, CorpoDaAcao, OpcoesDoEnvio } from '../../../../platform/acao/use-envio.ts'
import * as formularios from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { ehExigencia, type JanelaDoTicket } from '../janela.ts'

export type PropsDaAcao = { ticket: TicketDetalhado; janela: JanelaDoTicket }

type Opcoes<E extends FieldValues, S> = PropsDaAcao & formularios.OpcoesDoFormulario<E, S>

/** TIC-10, TIC-13 The ticket as what an action is done to; a step that asks for something else opens that. */
function useTicketComoAlvo({ ticket, janela }: PropsDaAcao): Pick<
  OpcoesDoEnvio,
  'aoExigir' | 'aoConcluir'
> & {
  alvo: Alvo
} {
  const params = { idTicket: ticket.id }
  const agora = useConsulta(obterTicket, { params }, { ativa: false, mostradoNaArea: true })
  const produtos = useConsulta(listarProdutosDoTicket, { params }, { ativa: false, mostradoNaArea: true })
  return {
    alvo: {
      params,
      versao: ticket.versao,
      mudou: 'TICKET_MUDOU',
      async recarregar() {
        const [fresco] = await Promise.all([agora.refetch(), produtos.data && produtos.refetch()])
        return fresco.isError ? undefined : fresco.data?.versao
      },
    },
    aoConcluir: janela.fechar,
    aoExigir({ exige, message }) {
      if (!ehExigencia(exige) || exige === janela.dialogo) return false
      void agora.refetch()
      janela.trocar(exige, message)
      return true
    },
  }
}

/** TIC-10 A form over one action of a ticket. */
export function useFormularioDaAcao<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>(contrato: K, { ticket, janela, ...opcoes }: Opcoes<E, S>) {
  return formularios.useFormularioDaAcao<K, E, S>(contrato, {
    ...opcoes,
    ...useTicketComoAlvo({ ticket, janela }),
  })
}

/** The same with a draft of its own, by ticket and step. */
export function useFormularioComRascunho<
  K extends ContratoDaAcao,
  E extends FieldValues,
  S extends CorpoDaAcao<K> & FieldValues,
>(contrato: K, { ticket, janela, ...opcoes }: Opcoes<E, S>) {
  return formularios.useFormularioComRascunho<K, E, S>(contrato, {
    ...opcoes,
    ...useTicketComoAlvo({ ticket, janela }),
    janela,
    chave: `tickets/${ticket.id}/${ticket.etapa.id}/${janela.dialogo}`,
  })
}
