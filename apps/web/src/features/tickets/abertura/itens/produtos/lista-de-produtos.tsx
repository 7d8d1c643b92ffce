import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { useMemo } from 'react'
import { BlocoDeLinhas, dividirEmBlocos } from '../../../../../ui/listas/bloco-de-linhas.tsx'
import { useCelular } from '../../../../../ui/listas/use-celular.ts'
import type { NotaDoItem, TicketNovo } from '../../pedido/ticket-novo.ts'
import estilos from '../escolha.module.css'
import { CartaoDeProduto } from './cartao-de-produto.tsx'
import type { Escolhas } from './use-escolhas.ts'
import type { MotivosDeProduto } from './use-motivos-de-produto.ts'

const BLOCOS = { porBloco: 6, semBlocos: 12 }
const ALTURA_DO_CARTAO = { mesa: 290, celular: 620 }

type ListaDeProdutosProps = {
  produtos: readonly ProdutoDaNota[]
  nota: NotaDoItem
  itens: TicketNovo['itens']
  escolhas: Escolhas
  motivos: MotivosDeProduto
}

/** NOV-09 Only the cards near the visible part are drawn: an invoice may have hundreds. */
export function ListaDeProdutos({ produtos, nota, itens, escolhas, motivos }: ListaDeProdutosProps) {
  const celular = useCelular()
  const noTicket = useMemo(() => new Map(itens.map((item) => [item.produto.id, item])), [itens])
  return dividirEmBlocos(produtos.length, BLOCOS).map((intervalo) => (
    <BlocoDeLinhas
      key={intervalo.inicio}
      como="ul"
      className={estilos.produtos}
      intervalo={intervalo}
      alturaDaLinha={celular ? ALTURA_DO_CARTAO.celular : ALTURA_DO_CARTAO.mesa}
      linhaExigida={null}
    >
      {(indice) => {
        const produto = produtos[indice]
        if (!produto) return null
        const { id } = produto
        return (
          <li key={id}>
            <CartaoDeProduto
              produto={produto}
              nota={nota}
              item={noTicket.get(id)}
              escolha={escolhas.escolhas[id]}
              recusa={escolhas.recusas.get(id)}
              motivos={motivos}
              acoes={escolhas.acoes}
            />
          </li>
        )
      }}
    </BlocoDeLinhas>
  ))
}
