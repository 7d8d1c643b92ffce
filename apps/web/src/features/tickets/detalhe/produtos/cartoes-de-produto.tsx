import type { ProdutoDoTicket } from '@balcao/dominio/tickets/contratos-detalhe'
import { useId } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/parametros.ts'
import { type GrupoDeColunas, gruposDe } from './colunas-de-produto.tsx'
import estilos from './produtos.module.css'

/** TIC-06 On a phone: a card per product, the same groups one under the other. */
export function CartoesDeProduto({ itens }: { itens: readonly ProdutoDoTicket[] }) {
  return (
    <ul className={estilos.cartoes}>
      {itens.map((produto) => (
        <li key={produto.id}>
          <Cartao produto={produto} grupos={gruposDe([produto])} />
        </li>
      ))}
    </ul>
  )
}

function Cartao({ produto, grupos }: { produto: ProdutoDoTicket; grupos: readonly GrupoDeColunas[] }) {
  const dinheiro = useFormatoDeDinheiro()
  const idDoTitulo = useId()
  return (
    <article className={estilos.cartao} aria-labelledby={idDoTitulo}>
      <h2 id={idDoTitulo}>
        <span className={estilos.codigo}>{produto.idExibicao}</span>
        <span className={estilos.descricao}>{produto.descricao}</span>
      </h2>
      {grupos.map(({ nome: grupo, colunas }) => (
        <dl key={grupo} aria-label={grupo}>
          {colunas.map(({ nome, valor }) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor(produto, dinheiro)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </article>
  )
}
