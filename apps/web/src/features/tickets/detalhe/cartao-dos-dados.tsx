import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/contratos-detalhe'
import { CamposDoCartao } from './campos-do-cartao.tsx'
import estilos from './cartao.module.css'

type Motivo = TicketDetalhado['motivos'][number]

export function CartaoDosDados({ ticket }: { ticket: TicketDetalhado }) {
  const { filial, origem, motivos, transportadora, criador, datahora_criacao } = ticket
  return (
    <section className={estilos.cartao} aria-label="Dados do atendimento">
      <h2>Atendimento</h2>
      <CamposDoCartao
        campos={[
          { nome: 'Filial', valor: filial.desc },
          { nome: 'Origem', valor: origem.descricao },
          {
            nome: motivos.length > 1 ? 'Motivos' : 'Motivo',
            valor: motivos.length > 0 && <Motivos motivos={motivos} />,
          },
          { nome: 'Transportadora', valor: transportadora?.razSoc },
          { nome: 'Aberto por', valor: criador.nome },
          { nome: 'Aberto em', valor: formatarDataHora(datahora_criacao) },
        ]}
      />
    </section>
  )
}

function Motivos({ motivos }: { motivos: readonly Motivo[] }) {
  return (
    <ul className={estilos.itens}>
      {motivos.map(({ id, descricao, observacao }) => (
        <li key={id}>
          {descricao}
          {observacao && <div className={estilos.suave}>{observacao}</div>}
        </li>
      ))}
    </ul>
  )
}
