import { TIPOS_DE_ATIVIDADE, type TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarAtividadesDoTicket } from '@balcao/dominio/tickets/contratos-detalhe'
import {
  IconCalendar,
  IconFileDescription,
  IconPhone,
  IconShoppingCart,
  IconTicket,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { TempoRelativo } from '../../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './atividades.module.css'

type Atividade = RespostaDe<typeof listarAtividadesDoTicket>['itens'][number]

const ICONE: Record<TipoDeAtividade, typeof IconTicket> = {
  PEDIDO: IconShoppingCart,
  ORCAMENTO: IconFileDescription,
  AGENDA: IconCalendar,
  TICKET: IconTicket,
  ATENDIMENTO_AVULSO: IconPhone,
}

/** TIC-05 */
export function ItensDaLinhaDoTempo({ itens }: { itens: readonly Atividade[] }) {
  return (
    <ol className={estilos.linha}>
      {itens.map((atividade) => (
        <Item key={atividade.id} atividade={atividade} />
      ))}
    </ol>
  )
}

function Item({ atividade }: { atividade: Atividade }) {
  const { tipo, historico, datahora_criacao, colaborador, referencia } = atividade
  const Icone = ICONE[tipo]
  const nome = referencia === null ? TIPOS_DE_ATIVIDADE[tipo] : `${TIPOS_DE_ATIVIDADE[tipo]} ${referencia}`
  return (
    <li>
      <span className={estilos.icone} aria-hidden>
        <Icone size={16} />
      </span>
      <div className={estilos.texto}>
        {tipo === 'TICKET' && referencia !== null ? (
          <Link to="/tickets/$idTicket" params={{ idTicket: String(referencia) }}>
            {nome}
          </Link>
        ) : (
          <strong>{nome}</strong>
        )}
        <p>
          <TextoComQuebras texto={historico} />
        </p>
        <span className={estilos.suave}>
          <TempoRelativo data={datahora_criacao} /> · {colaborador.nome}
        </span>
      </div>
    </li>
  )
}
