import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { RESPONSAVEIS_DA_PRORROGACAO } from '@balcao/dominio/tickets/prorrogacao'
import estilos from '../acoes.module.css'

const emDias = (dias: number) => (dias === 1 ? '1 dia' : `${dias} dias`)

/** TIC-11 What the customer asked for, and what logistics already said of it. */
export function PedidoDeProrrogacao({ ticket: { prorrogacao, notas } }: { ticket: TicketDetalhado }) {
  if (!prorrogacao) return null
  const { responsavel, nome, dias_atraso, dias_confirmados, parecer_logistica } = prorrogacao
  const campos = [
    { titulo: 'Atraso pedido', valor: emDias(dias_atraso) },
    {
      titulo: 'Responsável',
      valor: [RESPONSAVEIS_DA_PRORROGACAO[responsavel], nome].filter(Boolean).join(': '),
    },
    { titulo: 'Notas', valor: notas.map(({ numNf }) => numNf).join(', ') },
    { titulo: 'Atraso confirmado', valor: dias_confirmados === null ? '' : emDias(dias_confirmados) },
    { titulo: 'Parecer da logística', valor: parecer_logistica },
  ]
  return (
    <dl className={estilos.pedido}>
      {campos.map(
        ({ titulo, valor }) =>
          valor && (
            <div key={titulo}>
              <dt>{titulo}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
