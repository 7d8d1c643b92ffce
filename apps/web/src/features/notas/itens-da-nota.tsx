import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ItemDaNotaFiscal } from '@balcao/dominio/notas/contratos'
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../platform/dinheiro.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Tabela } from '../../ui/listas/tabela.tsx'

type Dinheiro = ReturnType<typeof useFormatoDeDinheiro>

const colunas = (dinheiro: Dinheiro, unitario: Dinheiro): Coluna<ItemDaNotaFiscal>[] => [
  {
    id: 'codigo',
    cabecalho: 'Código',
    largura: 84,
    celula: ({ idExibicao }) => idExibicao,
  },
  {
    id: 'descricao',
    cabecalho: 'Descrição',
    noCartao: 'titulo',
    larguraMinima: 200,
    celula: ({ descNF }) => descNF,
  },
  { id: 'marca', cabecalho: 'Marca', largura: 120, dispensavel: true, celula: ({ marca }) => marca || '–' },
  {
    id: 'qtd',
    cabecalho: 'Quantidade',
    largura: 104,
    alinhamento: 'direita',
    celula: ({ qtd, unidade }) => `${formatarNumero(qtd)} ${unidade}`,
  },
  {
    id: 'unitario',
    cabecalho: 'Unitário',
    largura: 116,
    alinhamento: 'direita',
    celula: ({ valor_unitario }) => unitario(valor_unitario),
  },
  {
    id: 'total',
    cabecalho: 'Total',
    largura: 124,
    alinhamento: 'direita',
    celula: ({ vlTot }) => dinheiro(vlTot),
  },
]

/** Taxes included, as the customer paid; an invoice may have hundreds. */
export function ItensDaNota({ itens }: { itens: readonly ItemDaNotaFiscal[] }) {
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  const doItem = useMemo(() => colunas(dinheiro, unitario), [dinheiro, unitario])
  return (
    <Cartao
      titulo="Itens"
      nivel={3}
      solto
      aoLado={
        <Text c="dimmed" size="xs" flex={1}>
          {formatarNumero(itens.length)} · valores com impostos e frete, como o cliente pagou
        </Text>
      }
    >
      <Tabela
        rotulo="Itens da nota"
        colunas={doItem}
        itens={itens}
        chaveDe={({ id }) => id}
        alturaMaxima="min(440px, 50dvh)"
      />
    </Cartao>
  )
}
