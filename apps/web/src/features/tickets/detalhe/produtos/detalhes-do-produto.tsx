import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { gruposDe } from './colunas-de-produto.tsx'
import estilos from './produtos.module.css'

/** TIC-06 All that there is to tell about one product, by group. */
export function DetalhesDoProduto({ produto }: { produto: ProdutoDoTicket }) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <div className={estilos.grupos}>
      {gruposDe(produto).map(({ nome: grupo, colunas }) => (
        <section key={grupo} aria-label={grupo}>
          <h3>{grupo}</h3>
          <CamposDaFicha
            forma="lado"
            campos={colunas.map(({ nome, valor }) => ({ nome, valor: valor(produto, dinheiro) }))}
          />
        </section>
      ))}
    </div>
  )
}
