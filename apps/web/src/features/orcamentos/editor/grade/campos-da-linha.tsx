import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import type { ProblemasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { LinhaPrecificada } from '@balcao/dominio/precos/linha'
import { textoDoMultiplo } from '@balcao/dominio/produtos/quantidade'
import { useParametro } from '../../../../platform/parametros.ts'
import { useEditor } from '../contexto.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import { Celula } from './celula.tsx'
import estilos from './grade.module.css'

export const COLUNAS = ['emb', 'qtde', 'desconto', 'preco'] as const

const CASAS_DA_QUANTIDADE = 4

type DaLinha = { linha: LinhaDigitada; problemas: ProblemasDaLinha }

export function CampoDaEmbalagem({ linha, produto }: { linha: LinhaDigitada; produto: ProdutoNoEditor }) {
  const { editor } = useEditor()
  return (
    <select
      className={estilos.embalagem}
      aria-label="Embalagem"
      data-coluna="emb"
      value={linha.idEmb}
      // A price was typed for the package that it was.
      onChange={({ currentTarget }) =>
        editor.mudarLinha(linha.chave, { idEmb: Number(currentTarget.value), precoDigitado: null })
      }
    >
      {produto.embalagens.map((embalagem) => (
        <option key={embalagem.id} value={embalagem.id}>
          {nomeDaEmbalagem(embalagem)}
        </option>
      ))}
    </select>
  )
}

export function CampoDaQuantidade({
  linha,
  problemas,
  produto,
}: DaLinha & { produto: ProdutoNoEditor | undefined }) {
  const { editor } = useEditor()
  const multiplo = produto?.embalagens.find(({ id }) => id === linha.idEmb)?.multiplo ?? 1
  return (
    <>
      <Celula
        rotulo="Quantidade"
        coluna="qtde"
        casas={CASAS_DA_QUANTIDADE}
        valor={linha.qtde}
        problema={problemas.qtde}
        // A line without a quantity is no line: taking it out has its own key.
        aoMudar={(qtde) => qtde !== null && editor.mudarLinha(linha.chave, { qtde })}
      />
      {multiplo > 1 && !problemas.qtde && (
        <small className={estilos.multiplo}>{textoDoMultiplo(multiplo)}</small>
      )}
    </>
  )
}

type ComAvisos = DaLinha & { avisos: ProblemasDaLinha }

export function CampoDoDesconto({ linha, problemas, avisos }: ComAvisos) {
  const { editor } = useEditor()
  return (
    <Celula
      rotulo="Desconto em porcento"
      coluna="desconto"
      casas={useParametro('casasDecimaisPercentual')}
      valor={linha.desconto}
      sufixo="%"
      problema={problemas.desconto}
      aviso={avisos.desconto}
      aoMudar={(desconto) =>
        editor.mudarLinha(linha.chave, { desconto: desconto && Math.min(desconto, 100), precoDigitado: null })
      }
    />
  )
}

type CampoDoPrecoProps = ComAvisos & { precificada: LinhaPrecificada | null }

export function CampoDoPreco({ linha, problemas, avisos, precificada }: CampoDoPrecoProps) {
  const { editor } = useEditor()
  return (
    <Celula
      rotulo="Preço unitário"
      coluna="preco"
      casas={useParametro('casasDecimaisDinheiro')}
      fixas
      valor={linha.precoDigitado ?? precificada?.preco.precoFinal.toNumber() ?? null}
      problema={problemas.precoDigitado}
      aviso={avisos.precoDigitado}
      // Emptied, it is what the table says again.
      aoMudar={(precoDigitado) => editor.mudarLinha(linha.chave, { precoDigitado, desconto: null })}
    />
  )
}
