import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import { exibePrecoAnterior } from '@balcao/dominio/produtos/preco'
import { VisuallyHidden } from '@mantine/core'
import { IconGift } from '@tabler/icons-react'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { EtiquetaDeEstoque } from '../../../../ui/listas/etiqueta-de-estoque.tsx'
import { noLugarDe, ondeHa, saldoDe } from '../nomes.ts'
import { useAcoesDaLinha } from './acoes.ts'
import estilos from './grade.module.css'

type DoPreco = { precificada: LinhaPrecificada | null }

/** GER-18 Struck through over the price that holds. */
export function PrecoAnterior({ precificada }: DoPreco) {
  const unitario = useFormatoDePrecoUnitario()
  if (!precificada || !exibePrecoAnterior(precificada.preco)) return null
  return (
    <small className={estilos.anterior}>
      <VisuallyHidden>Preço anterior: </VisuallyHidden>
      <s>{unitario(precificada.preco.semDescontos)}</s>
    </small>
  )
}

export function ImpostosDaLinha({ precificada }: DoPreco) {
  const dinheiro = useFormatoDeDinheiro()
  return precificada && dinheiro(precificada.vlTot.minus(precificada.mercadoria))
}

/** Pressed, it says how it came about. */
export function TotalDaLinha({ linha, precificada }: DoPreco & { linha: LinhaDigitada }) {
  const dinheiro = useFormatoDeDinheiro()
  const { explicar } = useAcoesDaLinha()
  if (!precificada) return null
  const valor = dinheiro(precificada.vlTot)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={estilos.total}
      aria-label={`${valor}: de onde vem este valor`}
      onClick={() => explicar(linha.chave)}
    >
      {valor}
    </button>
  )
}

type EstoqueDaLinhaProps = {
  /** None for a gift, which nobody swaps. */
  chave?: string
  produto: ProdutoNoEditor | undefined
}

export function EstoqueDaLinha({ chave, produto }: EstoqueDaLinhaProps) {
  const { verOndeHa } = useAcoesDaLinha()
  const [preco] = produto?.precos ?? []
  if (!produto || !preco) return null
  return (
    <span className={estilos.estoque}>
      <EtiquetaDeEstoque nivel={preco.nivel} />
      {chave && (ondeHa(produto) || noLugarDe(produto)) ? (
        <button
          type="button"
          tabIndex={-1}
          className={estilos.ondeHa}
          aria-label={`Onde há ${produto.descricaocompleta}, e o que vai no lugar`}
          onClick={() => verOndeHa(chave)}
        >
          Onde há
        </button>
      ) : (
        <small>{saldoDe(produto)}</small>
      )}
    </span>
  )
}

export function EtiquetaDeBonificacao({ promocao }: { promocao?: string }) {
  return (
    <Etiqueta tom="roxo" icone={<IconGift size={12} aria-hidden />}>
      {promocao ? `Brinde: ${promocao}` : 'Bonificação'}
    </Etiqueta>
  )
}
