import {
  listarProdutosDoTicket,
  obterTicket,
  type TicketDetalhado,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { FieldValues } from 'react-hook-form'
import {
  FormularioDaAcao as Formulario,
  type PropsDoFormulario,
} from '../../../../platform/acao/formulario-da-acao.tsx'
import type { Alvo, ContratoDaAcao, CorpoDaAcao, OpcoesDoEnvio } from '../../../../platform/acao/use-envio.ts'
import * as formularios from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { useOfertaDoProximo } from '../../fila/proximo-da-fila.ts'
import estilos from '../acoes.module.css'
import { type Dialogo, ehExigencia, type JanelaDoTicket, TITULOS } from '../acoes-possiveis.ts'

export type PropsDaAcao = { ticket: TicketDetalhado; janela: JanelaDoTicket }

type Opcoes<E extends FieldValues, S> = PropsDaAcao & formularios.OpcoesDoFormulario<E, S>

/** TIC-10, TIC-13 The ticket as what an action is done to; a step that asks for something else opens that. */
function useTicketComoAlvo({ ticket, janela }: PropsDaAcao): Pick<
  OpcoesDoEnvio,
  'aoExigir' | 'aoConcluir' | 'oferta'
> & {
  alvo: Alvo
} {
  const params = { idTicket: ticket.id }
  const agora = useConsulta(obterTicket, { params }, { ativa: false, mostradoNaArea: true })
  const produtos = useConsulta(listarProdutosDoTicket, { params }, { ativa: false, mostradoNaArea: true })
  return {
    alvo: {
      params,
      // As it is known when the form opens: what one's own action made may be known a moment before it is drawn.
      versao: agora.data?.versao ?? ticket.versao,
      mudou: 'TICKET_MUDOU',
      async recarregar() {
        const [fresco] = await Promise.all([agora.refetch(), produtos.data && produtos.refetch()])
        return fresco.isError ? undefined : fresco.data?.versao
      },
    },
    aoConcluir: janela.fechar,
    oferta: useOfertaDoProximo(ticket.id),
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

/** An action's dialog that says which ticket it is about. */
export function FormularioDaAcao<E extends FieldValues, S>({
  ticket,
  janela,
  ...props
}: PropsDaAcao & PropsDoFormulario<E, S>) {
  return (
    <Formulario
      {...props}
      janela={janela}
      contexto={<ContextoDoTicket ticket={ticket} janela={janela} />}
      tituloDoConflito="Este ticket mudou enquanto você preenchia"
    />
  )
}

/** Which ticket this is about and where it stands now, also after it moved underneath. */
function ContextoDoTicket({ ticket, janela: { dialogo, aviso } }: PropsDaAcao) {
  const { protocolo, tipo, etapa, status } = ticket
  const pede = etapa.exige ?? 'AVANCAR'
  const mudou = avanca(dialogo) && pede !== dialogo
  return (
    <>
      <p className={estilos.contexto}>
        Ticket {formatarProtocolo(protocolo)} · {tipo.desc} · {etapa.nome} · {status.label}
      </p>
      {aviso && <PainelDeStatus tipo="aviso" mensagem={aviso} />}
      {mudou && (
        <PainelDeStatus
          tipo="aviso"
          mensagem={`O ticket agora está em “${etapa.nome}”, que pede outra coisa: ${TITULOS[pede].toLowerCase()}.`}
        />
      )}
    </>
  )
}

const avanca = (dialogo: Dialogo) => dialogo === 'AVANCAR' || ehExigencia(dialogo)
