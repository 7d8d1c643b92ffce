import type { ItemDaAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Text } from '@mantine/core'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Margem } from '../situacao-da-aprovacao.tsx'
import estilos from './detalhe.module.css'

/** GES-03 Item by item: what is asked against the table, what it leaves, what there is, what was paid last. */
export function ItensDaAprovacao({ itens }: { itens: readonly ItemDaAprovacao[] }) {
  const dinheiro = useFormatoDeDinheiro()
  if (itens.length === 0) return null
  const preco = (valor: number | null) => valor !== null && dinheiro(valor)
  return (
    <Cartao titulo={itens.length === 1 ? 'Item' : `${itens.length} itens`}>
      <ul className={estilos.itens}>
        {itens.map((item, i) => (
          // The same product may stand in several lines.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of them is kept
          <li key={i} className={estilos.item}>
            <div className={estilos.topo}>
              <Text fw={500}>
                {item.codigo} · {item.descricao}
              </Text>
              {item.faixa && <Margem margem={item.margem} faixa={item.faixa} />}
            </div>
            <CamposDaFicha
              forma="grade"
              campos={[
                { nome: 'Quantidade', valor: item.qtde !== null && formatarNumero(item.qtde) },
                { nome: 'Tabela', valor: preco(item.precoTabela) },
                { nome: 'Preço', valor: preco(item.preco) },
                { nome: 'Desconto', valor: item.desconto !== null && `${formatarNumero(item.desconto, 1)}%` },
                { nome: 'Último preço pago', valor: preco(item.ultimoPreco) },
                { nome: 'Estoque', valor: item.estoque !== null && formatarNumero(item.estoque) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
