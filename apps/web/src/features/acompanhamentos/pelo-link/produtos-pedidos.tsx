import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { STATUS_DO_ITEM } from '@balcao/dominio/tickets/situacoes'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import estilos from './acompanhamento.module.css'
import { AnexosDoLink } from './anexos-do-link.tsx'

type Produto = TicketDoCliente['produtos'][number]

const TONS = { A: 'verde', AN: 'amarelo', N: 'vermelho' } as const

export function ProdutosPedidos({ token, produtos }: { token: string; produtos: readonly Produto[] }) {
  return (
    <Cartao titulo={plural(produtos.length, 'produto', 'produtos')}>
      <ul className={estilos.produtos}>
        {produtos.map((produto) => (
          <li key={produto.id}>
            <div>
              <strong>{produto.descricao}</strong>
              <p>{detalhe(produto)}</p>
              <AnexosDoLink token={token} anexos={produto.anexos} />
            </div>
            <Etiqueta tom={TONS[produto.status]}>{STATUS_DO_ITEM[produto.status].label}</Etiqueta>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

const detalhe = ({ codigo, qtde, unidade, autorizada, motivo }: Produto) =>
  [
    codigo,
    `${formatarNumero(qtde)} ${unidade}`.trim(),
    autorizada !== null && autorizada !== qtde && `autorizado: ${formatarNumero(autorizada)}`,
    motivo,
  ]
    .filter(Boolean)
    .join(' · ')
