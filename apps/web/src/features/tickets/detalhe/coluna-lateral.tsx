import { emDias } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { RESPONSAVEIS_DA_PRORROGACAO } from '@balcao/dominio/tickets/prorrogacao'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { DialogoDeAnexos } from './anexos/dialogo-de-anexos.tsx'
import { LinkDoAnexo } from './anexos/link-do-anexo.tsx'
import { CartaoDoCliente, CartaoDoConsumidor } from './cartao-do-cliente.tsx'
import { CartaoDosDados } from './cartao-dos-dados.tsx'
import { CartaoDaEquipe } from './equipe/cartao-da-equipe.tsx'

type ColunaLateralProps = { ticket: TicketDetalhado; aoLado?: ReactNode }

/** TIC-03 The context of the ticket: for whom, from where, why, with which invoices. */
export function ColunaLateral({ ticket, aoLado }: ColunaLateralProps) {
  const { cliente, consumidor, prorrogacao } = ticket
  return (
    <>
      {cliente && <CartaoDoCliente cliente={cliente} />}
      {consumidor && <CartaoDoConsumidor consumidor={consumidor} />}
      <CartaoDosDados ticket={ticket} />
      <CartaoDaEquipe ticket={ticket} />
      {prorrogacao && <CartaoDaProrrogacao prorrogacao={prorrogacao} />}
      <CartaoDasNotas ticket={ticket} />
      {aoLado}
      <BotaoDeAnexos idTicket={ticket.id} total={ticket.totalDeAnexos} />
    </>
  )
}

function BotaoDeAnexos({ idTicket, total }: { idTicket: number; total: number }) {
  const [aberto, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconPaperclip size={16} aria-hidden />} onClick={open}>
        Anexos do Ticket ({total})
      </Button>
      <DialogoDeAnexos idTicket={idTicket} aberto={aberto} aoFechar={close} />
    </>
  )
}

type Prorrogacao = NonNullable<TicketDetalhado['prorrogacao']>

const dias = (n: number | null) => (n === null ? null : emDias(n))

/** NOV-14 The extension of a payment: who was late, by how much, and what was decided. */
function CartaoDaProrrogacao({ prorrogacao }: { prorrogacao: Prorrogacao }) {
  const { responsavel, nome, dias_atraso, dias_confirmados, nova_data_vencimento } = prorrogacao
  return (
    <Cartao titulo="Prorrogação">
      <CamposDaFicha
        campos={[
          {
            nome: 'Responsável',
            valor: [RESPONSAVEIS_DA_PRORROGACAO[responsavel], nome].filter(Boolean).join(': '),
          },
          { nome: 'Atraso pedido', valor: dias(dias_atraso) },
          { nome: 'Confirmado', valor: dias(dias_confirmados) },
          { nome: 'Logística', valor: prorrogacao.parecer_logistica },
          { nome: 'Novo vencimento', valor: nova_data_vencimento && formatarData(nova_data_vencimento) },
          { nome: 'Financeiro', valor: prorrogacao.parecer_financeiro },
        ]}
      />
    </Cartao>
  )
}

/** The invoices the ticket is about, and the return invoices that came for it. */
function CartaoDasNotas({ ticket: { notas, nfds } }: { ticket: TicketDetalhado }) {
  const dinheiro = useFormatoDeDinheiro()
  if (notas.length === 0 && nfds.length === 0) return null
  return (
    <Cartao titulo="Notas fiscais">
      <ListaDaFicha>
        {notas.map(({ id, numNf, dtSai, vlTot }) => (
          <li key={id}>
            <span>
              NF {numNf} <small>{formatarData(dtSai)}</small>
            </span>
            <span>{dinheiro(vlTot)}</span>
          </li>
        ))}
        {nfds.map(({ id, numero, serie, chave, valor, anexo }) => (
          <li key={`nfd-${id}`} title={`Chave ${chave}`}>
            <span>
              NFD {numero} <small>série {serie}</small>
            </span>
            {valor !== null && <span>{dinheiro(valor)}</span>}
            <LinkDoAnexo anexo={anexo} />
          </li>
        ))}
      </ListaDaFicha>
    </Cartao>
  )
}
