import { TIPOS_DE_ATIVIDADE, type TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarAtividadesDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Anchor } from '@mantine/core'
import {
  IconCalendar,
  IconFileDescription,
  IconPhone,
  IconShoppingCart,
  IconTicket,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ItemDaLinhaDoTempo, LinhaDoTempo } from '../../../../ui/ficha/linha-do-tempo.tsx'

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
  return <LinhaDoTempo itens={itens.map(comoItem)} />
}

function comoItem(atividade: Atividade): ItemDaLinhaDoTempo {
  const { id, tipo, historico, datahora_criacao, colaborador, referencia } = atividade
  const Icone = ICONE[tipo]
  const nome = referencia === null ? TIPOS_DE_ATIVIDADE[tipo] : `${TIPOS_DE_ATIVIDADE[tipo]} ${referencia}`
  return {
    id,
    icone: <Icone size={16} />,
    titulo:
      tipo === 'TICKET' && referencia !== null ? (
        <Anchor
          fw={500}
          renderRoot={(props) => (
            <Link to="/tickets/$idTicket" params={{ idTicket: String(referencia) }} {...props} />
          )}
        >
          {nome}
        </Anchor>
      ) : (
        <strong>{nome}</strong>
      ),
    texto: historico,
    quando: datahora_criacao,
    quem: colaborador.nome,
  }
}
