import { listarSolicitacoesDoCliente, listarTicketsDoCliente } from '@balcao/dominio/tickets/do-cliente'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DialogoDoTicket } from '../../features/tickets/detalhe/dialogo-do-ticket.tsx'
import { colunasDeTickets } from '../../features/tickets/lista/colunas.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useContexto } from '../../platform/listas/contexto.ts'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'

function useTicketsDoCliente(idCli: number) {
  const [soAbertos, setSoAbertos] = useState(false)
  const [page, irPara] = useState(1)
  const consulta = useConsulta(
    soAbertos ? listarSolicitacoesDoCliente : listarTicketsDoCliente,
    { params: { idCli }, query: { page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return {
    consulta,
    irPara,
    soAbertos,
    filtrar(sim: boolean) {
      setSoAbertos(sim)
      irPara(1)
    },
  }
}

/** CLI-01, CLI-07 The tickets of a customer, and the one that is open. */
export function TicketsDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const contexto = useContexto()
  const { consulta, irPara, soAbertos, filtrar } = useTicketsDoCliente(idCli)
  const colunas = useMemo(() => colunasDeTickets(contexto).filter(({ id }) => id !== 'cliente'), [contexto])
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        acoes={
          <Switch
            label="Só em aberto"
            checked={soAbertos}
            onChange={({ currentTarget }) => filtrar(currentTarget.checked)}
          />
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo="Tickets do cliente"
              colunas={colunas}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ protocolo }) => `ticket ${formatarProtocolo(protocolo)}`}
              aoAbrir={contexto.pode('TICKET_VER') ? ({ id }) => aoAbrirItem(id) : undefined}
            />
            <Paginacao rotulo="Páginas de tickets" paginator={paginator} aoMudar={irPara} />
          </>
        )}
      </Secao>
      <DialogoDoTicket idTicket={item} aoFechar={() => aoAbrirItem(null)} />
    </>
  )
}
