import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { ActionIcon } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormatoDeDinheiro } from '../../../../platform/dinheiro.ts'
import { colunasDoResumo } from './colunas-de-produto.tsx'
import { DetalhesDoProduto } from './detalhes-do-produto.tsx'
import estilos from './produtos.module.css'
import { useExpandidos } from './use-expandidos.ts'

/** TIC-06, MES-09 What a decision asks first in a row; the rest of the product under it, when it is opened. */
export function TabelaDeProdutos({ itens }: { itens: readonly ProdutoDoTicket[] }) {
  const dinheiro = useFormatoDeDinheiro()
  const { expandido, todos, alternar, alternarTodos } = useExpandidos(itens)
  const colunas = colunasDoResumo(itens)
  const id = useId()
  return (
    <section className={estilos.moldura} aria-label="Tabela de produtos">
      <table className={estilos.tabela}>
        <thead>
          <tr>
            <th scope="col" className={estilos.seta}>
              <Seta
                aberta={todos}
                rotulo={todos ? 'Recolher todos os produtos' : 'Detalhar todos os produtos'}
                aoAlternar={alternarTodos}
              />
            </th>
            <th scope="col">Produto</th>
            {colunas.map(({ nome, numero, cede }) => (
              <th key={nome} scope="col" data-numero={numero} data-cede={cede}>
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        {itens.map((produto) => {
          const aberto = expandido(produto.id)
          const idDoDetalhe = `${id}-${produto.id}`
          return (
            <tbody key={produto.id}>
              <tr aria-label={`${produto.idExibicao} ${produto.descricao}`}>
                <td className={estilos.seta}>
                  <Seta
                    aberta={aberto}
                    rotulo={`Detalhes de ${produto.descricao}`}
                    controla={aberto ? idDoDetalhe : undefined}
                    aoAlternar={() => alternar(produto.id)}
                  />
                </td>
                <th scope="row">
                  <span className={estilos.descricao}>{produto.descricao}</span>
                  <span className={estilos.codigo}>{produto.idExibicao}</span>
                </th>
                {colunas.map(({ nome, numero, cede, valor }) => (
                  <td key={nome} data-numero={numero} data-cede={cede}>
                    {valor(produto, dinheiro)}
                  </td>
                ))}
              </tr>
              {aberto && (
                <tr id={idDoDetalhe}>
                  <td />
                  <td colSpan={colunas.length + 1} className={estilos.detalhe}>
                    <DetalhesDoProduto produto={produto} />
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}

type SetaProps = { aberta: boolean; rotulo: string; controla?: string | undefined; aoAlternar: () => void }

function Seta({ aberta, rotulo, controla, aoAlternar }: SetaProps) {
  return (
    <ActionIcon
      size="sm"
      aria-label={rotulo}
      title={rotulo}
      aria-expanded={aberta}
      aria-controls={controla}
      onClick={aoAlternar}
    >
      <IconChevronRight size={16} aria-hidden />
    </ActionIcon>
  )
}
