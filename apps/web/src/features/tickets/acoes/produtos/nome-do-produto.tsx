import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import estilos from '../acoes.module.css'

type NomeDoProdutoProps = { id: string; produto: ProdutoDoTicket }

/** What the product is, and why the customer sends it back. */
export function NomeDoProduto({ id, produto }: NomeDoProdutoProps) {
  const { idExibicao, descricao, marca, nfe, motivo } = produto
  const detalhes = [idExibicao, marca, nfe && `NF ${nfe}`, motivo].filter(Boolean).join(' · ')
  return (
    <div className={estilos.produto}>
      <strong id={id}>{descricao}</strong>
      <small>{detalhes}</small>
    </div>
  )
}
