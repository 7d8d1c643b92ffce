import { emDias } from '@balcao/dominio/formatos/contagem'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { RESPONSAVEIS_DA_PRORROGACAO } from '@balcao/dominio/tickets/prorrogacao'
import { Paper } from '@mantine/core'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'

/** TIC-11 What the customer asked for, and what logistics already said of it. */
export function PedidoDeProrrogacao({ ticket: { prorrogacao, notas } }: { ticket: TicketDetalhado }) {
  if (!prorrogacao) return null
  const { responsavel, nome, dias_atraso, dias_confirmados, parecer_logistica } = prorrogacao
  const campos = [
    { nome: 'Atraso pedido', valor: emDias(dias_atraso) },
    {
      nome: 'Responsável',
      valor: [RESPONSAVEIS_DA_PRORROGACAO[responsavel], nome].filter(Boolean).join(': '),
    },
    { nome: 'Notas', valor: notas.map(({ numNf }) => numNf).join(', ') },
    { nome: 'Atraso confirmado', valor: dias_confirmados === null ? '' : emDias(dias_confirmados) },
    { nome: 'Parecer da logística', valor: parecer_logistica },
  ]
  return (
    <Paper p="sm">
      <CamposDaFicha forma="grade" campos={campos} />
    </Paper>
  )
}
