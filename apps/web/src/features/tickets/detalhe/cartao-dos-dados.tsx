import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { ContatoDoTicket } from './contato/contato-do-ticket.tsx'

type Motivo = TicketDetalhado['motivos'][number]

export function CartaoDosDados({ ticket }: { ticket: TicketDetalhado }) {
  const { filial, origem, motivos, transportadora, contato, criador, datahora_criacao } = ticket
  return (
    <Cartao titulo="Atendimento" rotulo="Dados do atendimento">
      <CamposDaFicha
        campos={[
          { nome: 'Filial', valor: filial.desc },
          { nome: 'Origem', valor: origem.descricao },
          {
            nome: motivos.length > 1 ? 'Motivos' : 'Motivo',
            valor: motivos.length > 0 && <Motivos motivos={motivos} />,
          },
          { nome: 'Transportadora', valor: transportadora?.razSoc },
          { nome: 'Contato', valor: contato && <ContatoDoTicket ticket={ticket} /> },
          { nome: 'Aberto por', valor: criador.nome },
          { nome: 'Aberto em', valor: formatarDataHora(datahora_criacao) },
        ]}
      />
    </Cartao>
  )
}

function Motivos({ motivos }: { motivos: readonly Motivo[] }) {
  return (
    <ListaDaFicha>
      {motivos.map(({ id, descricao, observacao }) => (
        <li key={id}>
          {descricao}
          {observacao && <small>{observacao}</small>}
        </li>
      ))}
    </ListaDaFicha>
  )
}
