import type { ProdutoDoTicket } from '@balcao/dominio/tickets/contratos-detalhe'
import { useFormatoDeDinheiro } from '../../../../platform/parametros.ts'
import { gruposDe } from './colunas-de-produto.tsx'
import estilos from './produtos.module.css'

/** TIC-06 Wider than the screen: it scrolls inside itself, and the product stays in sight. */
export function TabelaDeProdutos({ itens }: { itens: readonly ProdutoDoTicket[] }) {
  const dinheiro = useFormatoDeDinheiro()
  const grupos = gruposDe(itens)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={estilos.rolagem} aria-label="Tabela de produtos" tabIndex={0}>
      <table className={`${estilos.tabela} numero-tabular`}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={estilos.fixa}>
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
              <th scope="row" className={estilos.fixa}>
                <span className={estilos.codigo}>{produto.idExibicao}</span>
                <span className={estilos.descricao}>{produto.descricao}</span>
              </th>
              {grupos.flatMap(({ nome: grupo, colunas }) =>
                colunas.map(({ nome, numero, valor }, indice) => (
                  <td key={`${grupo} ${nome}`} data-numero={numero} data-inicio={indice === 0 || undefined}>
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
