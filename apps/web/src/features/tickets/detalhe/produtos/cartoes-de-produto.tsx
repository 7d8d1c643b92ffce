import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useId } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { type GrupoDeColunas, gruposDe } from './colunas-de-produto.tsx'
import estilos from './produtos.module.css'

/** TIC-06 On a phone: a card per product, the same groups one under the other. */
export function CartoesDeProduto({ itens }: { itens: readonly ProdutoDoTicket[] }) {
  return (
    <ListaDaFicha emQuadros>
      {itens.map((produto) => (
        <li key={produto.id}>
          <Produto produto={produto} grupos={gruposDe([produto])} />
        </li>
      ))}
    </ListaDaFicha>
  )
}

type ProdutoProps = { produto: ProdutoDoTicket; grupos: readonly GrupoDeColunas[] }

function Produto({ produto, grupos }: ProdutoProps) {
  const dinheiro = useFormatoDeDinheiro()
  const idDoTitulo = useId()
  return (
    <article className={estilos.area} aria-labelledby={idDoTitulo}>
      <h2 id={idDoTitulo} className={estilos.descricao}>
        <span className={estilos.codigo}>{produto.idExibicao}</span>
        {produto.descricao}
      </h2>
      {grupos.map(({ nome: grupo, colunas }) => (
        <CamposDaFicha
          key={grupo}
          rotulo={grupo}
          forma="grade"
          campos={colunas.map(({ nome, valor }) => ({ nome, valor: valor(produto, dinheiro) }))}
        />
      ))}
    </article>
  )
}
