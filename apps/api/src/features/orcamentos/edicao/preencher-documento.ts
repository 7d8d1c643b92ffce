import { marcaServe } from '@balcao/dominio/configuracao-fv/quem-vende'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { baseDaLinha } from '@balcao/dominio/orcamentos/precificar'
import type { RegrasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { type ContextoDoOrcamento, contextoDoOrcamento } from '../conteudo/contexto.ts'
import { calcular, gravarConteudo } from '../conteudo/gravar-conteudo.ts'
import type { deQuemEh } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { conferirLimites } from '../limites/depois-da-mudanca.ts'
import type { Escrita } from './comecar.ts'

/** What lines are written by, for this quote and whoever writes it. */
export type Base = {
  produtos: ReadonlyMap<number, ProdutoNoEditor>
  contexto: ContextoDoOrcamento
  regras: RegrasDaLinha
  /** Whether the product is sold, in that packaging, by whoever writes. */
  vende: (idProd: number, idEmb: number) => boolean
}

type Vazio = {
  novo: OrcamentoDoBanco
  /** With the header that it is to have. */
  documento: OrcamentoDoBanco
  deQuem: Awaited<ReturnType<typeof deQuemEh>>
  ids: readonly number[]
}

/** VEN-02 The lines of a quote that has none yet, priced as if somebody had typed them. */
export async function preencherDocumento(
  escrita: Escrita,
  { novo, documento, deQuem, ids }: Vazio,
  montar: (base: Base) => LinhaDigitada[],
): Promise<Base> {
  const { tx, negocio, autoria } = escrita
  const quem = deQuem.escreve ?? deQuem.dono
  const contexto = await contextoDoOrcamento(tx, escrita, documento)
  const produtos = await produtosNoEditor(tx, contexto, ids)
  const parametros = negocio.parametros(documento.filialId)
  const base: Base = {
    produtos,
    contexto,
    regras: { ...parametros, ...quem, marcaServe: (marca) => marcaServe(quem, marca) },
    vende: (idProd, idEmb) =>
      baseDaLinha({ idEmb }, produtos.get(idProd)) !== null &&
      marcaServe(quem, produtos.get(idProd)?.marca ?? ''),
  }
  const conteudo = {
    documento,
    contexto,
    atuais: [],
    finais: montar(base),
    tocado: () => true,
    promessa: null,
    cupom: null,
  }
  const calculado = await calcular(tx, conteudo)
  const totais = await gravarConteudo(tx, conteudo, calculado)
  const { aprovacoes } = await conferirLimites({ ...escrita, deQuem }, novo, {
    conteudo,
    calculado,
    totais: { ...totais, valorFrete: documento.valorFrete, freteEscolhido: documento.freteEscolhido },
  })
  await mudarOrcamento(tx, novo.id, { ...totais, aprovacoes }, autoria)
  return base
}
