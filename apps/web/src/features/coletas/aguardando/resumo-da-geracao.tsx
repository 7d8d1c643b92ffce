import type { TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import { repartirEmOrdens } from '@balcao/dominio/coletas/regras'
import type { TipoDeResponsavel } from '@balcao/dominio/coletas/situacoes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Paper } from '@mantine/core'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import estilos from './aguardando.module.css'
import { porCidade } from './por-cidade.ts'
import { NATURAL } from './use-candidatos.ts'

type ResumoDaGeracaoProps = {
  escolhidos: readonly TicketQueAguarda[]
  tipo: TipoDeResponsavel
  responsavel: number
}

const SEM: Record<TipoDeResponsavel, string> = {
  representante: 'O cliente não tem representante ativo',
  transportadora: 'O ticket não tem transportadora ativa',
}
const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** COL-01 The orders that will be made, by the rule that makes them. */
export function ResumoDaGeracao({ escolhidos, tipo, responsavel }: ResumoDaGeracaoProps) {
  const { ordens, sem } = repartirEmOrdens(
    escolhidos.map((ticket) => ({
      ...ticket,
      filialId: ticket.filial.id,
      ibge: ticket.lugar.ibge,
      naturalId: ticket[tipo]?.id ?? null,
    })),
    responsavel === NATURAL ? null : responsavel,
  )
  return (
    <>
      {sem.length > 0 && (
        <PainelDeStatus
          tipo="aviso"
          mensagem={`${SEM[tipo]}: ${lista.format(
            sem.map(({ protocolo }) => formatarProtocolo(protocolo)),
          )}. Escolha quem fará a coleta.`}
        />
      )}
      <Paper className={estilos.resumo} p="sm" role="status">
        <strong>
          {plural(ordens.length, 'ordem de coleta', 'ordens de coleta')} para{' '}
          {plural(escolhidos.length - sem.length, 'ticket', 'tickets')}
        </strong>
        <ul>
          {porCidade(escolhidos).map(({ ibge, nome, tickets }) => (
            <li key={ibge}>
              <span>{nome}</span>
              <span>
                {plural(tickets.length, 'ticket', 'tickets')} ·{' '}
                {formatarNumero(tickets.reduce((soma, { qtdeAReceber }) => soma + qtdeAReceber, 0))} un.
              </span>
            </li>
          ))}
        </ul>
      </Paper>
    </>
  )
}
