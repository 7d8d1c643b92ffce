import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { LinhaGravada } from '@balcao/dominio/orcamentos/edicao'
import { useCallback } from 'react'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { useDoEditor, useEditor } from '../contexto.ts'
import type { EstadoDoEditor } from '../estado.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import estilos from './grade.module.css'
import { useComDespesas } from './use-linha.ts'
import { EstoqueDaLinha, EtiquetaDeBonificacao } from './valores-da-linha.tsx'

export function useBrinde(brinde: LinhaGravada) {
  const { editor, precificar } = useEditor()
  const produto = useDoEditor(
    useCallback(({ produtos }: EstadoDoEditor) => produtos.get(brinde.idProd), [brinde.idProd]),
  )
  const comFrete = useComDespesas(brinde.chave)
  const precificada = comFrete(precificar(brinde, produto, editor.ler().edicao.operacao), produto)
  const embalagem = produto?.embalagens.find(({ id }) => id === brinde.idEmb)
  return { produto, precificada, embalagem }
}

/** What a promotion put in: it follows what is bought, and nobody types it. */
export function LinhaDoBrinde({ brinde }: { brinde: LinhaGravada }) {
  const { produto, precificada, embalagem } = useBrinde(brinde)
  const dinheiro = useFormatoDeDinheiro()
  const unitario = useFormatoDePrecoUnitario()
  return (
    <tr className={estilos.linha} data-brinde>
      <td className={estilos.codigo}>{produto?.idExibicao}</td>
      <td className={estilos.descricao}>
        <span title={produto?.descricaocompleta}>{produto?.descricaocompleta}</span>
        <EtiquetaDeBonificacao promocao={brinde.brindeDe?.nome ?? ''} />
      </td>
      <td>{embalagem && nomeDaEmbalagem(embalagem)}</td>
      <td className={estilos.direita}>{formatarNumero(brinde.qtde)}</td>
      <td />
      <td className={estilos.direita}>{precificada && unitario(precificada.preco.precoFinal)}</td>
      <td className={estilos.impostos} />
      <td className={estilos.direita}>{precificada && dinheiro(precificada.vlTot)}</td>
      <td>
        <EstoqueDaLinha produto={produto} />
      </td>
      <td />
    </tr>
  )
}
