import { TIPOS_DE_ATIVIDADE, type TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import {
  IconCalendar,
  IconFileDescription,
  IconPhone,
  IconShoppingCart,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinhaDoTempo } from '../../ui/ficha/linha-do-tempo.tsx'

/** One entry of the activity log of a customer. */
export type Atividade = {
  id: number
  tipo: TipoDeAtividade
  historico: string
  datahora_criacao: string
  colaborador: { nome: string }
  referencia: number | null
}

const ICONE: Record<TipoDeAtividade, typeof IconTicket> = {
  PEDIDO: IconShoppingCart,
  ORCAMENTO: IconFileDescription,
  AGENDA: IconCalendar,
  TICKET: IconTicket,
  ATENDIMENTO_AVULSO: IconPhone,
  CADASTRO: IconUserPlus,
}

type LinhaDeAtividadesProps<A extends Atividade> = {
  itens: readonly A[]
  /** The way to what it was about; null where there is none. */
  ligar: (atividade: A, referencia: number, nome: string) => ReactNode
}

export function LinhaDeAtividades<A extends Atividade>({ itens, ligar }: LinhaDeAtividadesProps<A>) {
  return (
    <LinhaDoTempo
      itens={itens.map((atividade) => {
        const { id, tipo, historico, datahora_criacao, colaborador, referencia } = atividade
        const Icone = ICONE[tipo]
        const nome = [TIPOS_DE_ATIVIDADE[tipo], referencia].filter((parte) => parte !== null).join(' ')
        return {
          id,
          icone: <Icone size={16} />,
          titulo: (referencia !== null && ligar(atividade, referencia, nome)) || <strong>{nome}</strong>,
          texto: historico,
          quando: datahora_criacao,
          quem: colaborador.nome,
        }
      })}
    />
  )
}
