import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { useRef } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { useNaoCabe } from '../../../../ui/listas/use-nao-cabe.ts'
import { gruposDe } from './colunas-de-produto.tsx'
import estilos from './produtos.module.css'

const LARGURA_DO_PRODUTO = 240
const LARGURA_DA_COLUNA = 100

/** TIC-06, MES-09 Where the columns do not fit, each product is a block of its values by name: nothing is cut. */
export function TabelaDeProdutos({ itens }: { itens: readonly ProdutoDoTicket[] }) {
  const dinheiro = useFormatoDeDinheiro()
  const grupos = gruposDe(itens)
  const area = useRef<HTMLElement>(null)
  const quantas = grupos.flatMap(({ colunas }) => colunas).length
  const empilhada = useNaoCabe(area, LARGURA_DO_PRODUTO + quantas * LARGURA_DA_COLUNA)
  return (
    <section
      ref={area}
      className={estilos.moldura}
      aria-label="Tabela de produtos"
      data-empilhada={empilhada || undefined}
    >
      <table className={estilos.tabela}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={estilos.produto}>
              Código e descrição
            </th>
            {grupos.map(({ nome, colunas }) => (
              <th key={nome} colSpan={colunas.length} scope="colgroup" className={estilos.grupo}>
                {nome}
              </th>
            ))}
          </tr>
          <tr>
            {grupos.flatMap(({ nome: grupo, colunas }) =>
              colunas.map(({ nome, numero }, indice) => (
                <th
                  key={`${grupo} ${nome}`}
                  scope="col"
                  data-numero={numero}
                  data-inicio={indice === 0 || undefined}
                >
                  {nome}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {itens.map((produto) => (
            <tr key={produto.id}>
              <th scope="row" className={estilos.produto}>
                <span className={estilos.codigo}>{produto.idExibicao}</span>
                <span className={estilos.descricao}>{produto.descricao}</span>
              </th>
              {grupos.flatMap(({ nome: grupo, colunas }) =>
                colunas.map(({ nome, numero, valor }, indice) => (
                  <td
                    key={`${grupo} ${nome}`}
                    data-nome={nome}
                    data-numero={numero}
                    data-inicio={indice === 0 || undefined}
                  >
                    {valor(produto, dinheiro)}
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
