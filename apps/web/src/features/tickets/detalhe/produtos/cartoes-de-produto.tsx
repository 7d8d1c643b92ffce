import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { type ColunaDoResumo, colunasDoResumo } from './colunas-de-produto.tsx'
import { DetalhesDoProduto } from './detalhes-do-produto.tsx'
import estilos from './produtos.module.css'
import { useExpandidos } from './use-expandidos.ts'

/** TIC-06 On a phone: a card per product with the same that a row has; the rest when it is opened. */
export function CartoesDeProduto({ itens }: { itens: readonly ProdutoDoTicket[] }) {
  const { expandido, alternar } = useExpandidos(itens)
  const colunas = colunasDoResumo(itens)
  return (
    <ListaDaFicha emQuadros>
      {itens.map((produto) => (
        <li key={produto.id}>
          <Produto
            produto={produto}
            colunas={colunas}
            aberto={expandido(produto.id)}
            aoAlternar={() => alternar(produto.id)}
          />
        </li>
      ))}
    </ListaDaFicha>
  )
}

type ProdutoProps = {
  produto: ProdutoDoTicket
  colunas: readonly ColunaDoResumo[]
  aberto: boolean
  aoAlternar: () => void
}

function Produto({ produto, colunas, aberto, aoAlternar }: ProdutoProps) {
  const dinheiro = useFormatoDeDinheiro()
  const idDoTitulo = useId()
  return (
    <article className={estilos.area} aria-labelledby={idDoTitulo}>
      <h2 id={idDoTitulo} className={estilos.descricao}>
        {produto.descricao}
        <span className={estilos.codigo}>{produto.idExibicao}</span>
      </h2>
      <CamposDaFicha
        forma="fatos"
        campos={colunas.map(({ nome, valor }) => ({ nome, valor: valor(produto, dinheiro) }))}
      />
      <Button
        variant="subtle"
        aria-expanded={aberto}
        leftSection={<IconChevronRight size={16} aria-hidden />}
        className={estilos.mais}
        onClick={aoAlternar}
      >
        {aberto ? 'Menos detalhes' : 'Mais detalhes'}
      </Button>
      {aberto && <DetalhesDoProduto produto={produto} />}
    </article>
  )
}
