import type { RespostaDe } from '@balcao/dominio/contrato'
import type { MudancaDoFrete } from '@balcao/dominio/fretes/calculado'
import type { ExcessoNoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { type Conflito, type Conteudo, iguais } from '@balcao/dominio/orcamentos/conciliar'
import type {
  CabecalhoDoOrcamento,
  ContaNoOrcamento,
  LinhaDigitada,
  LinhaGravada,
  obterEdicao,
  TotaisDoOrcamento,
} from '@balcao/dominio/orcamentos/edicao'
import type { ProblemasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { Cupom } from '@balcao/dominio/precos/cupom'
import type { PrecoGravado } from '@balcao/dominio/precos/preco-mantido'
import type { PrecosQueMudariam } from '@balcao/dominio/precos-que-mudariam'

export type Edicao = RespostaDe<typeof obterEdicao>
export type Campo = keyof CabecalhoDoOrcamento

/** Where what was typed is now. */
export type Gravacao =
  | { fase: 'salvo'; em: Date | null }
  | { fase: 'alterado' | 'salvando' | 'sem-conexao' | 'por-corrigir' | 'por-responder' }
  | { fase: 'falhou'; mensagem: string }

/** What the server refused, as it was when it did: mended, it is sent again. */
export type RecusaDaLinha = { valor: LinhaDigitada; problemas: ProblemasDaLinha }
export type RecusaDoCampo = { valor: unknown; mensagem: string }

export type EstadoDoEditor = {
  /** As it was last read whole. */
  edicao: Edicao
  versao: number
  /** What the server has. */
  base: Conteudo
  /** What is on the screen. */
  conteudo: Conteudo
  chaves: readonly string[]
  linhas: ReadonlyMap<string, LinhaDigitada>
  produtos: ReadonlyMap<number, ProdutoNoEditor>
  brindes: readonly LinhaGravada[]
  /** What lines were promised for, where today's price is another: as long as they are as they were when it was. */
  mantidos: ReadonlyMap<string, { linha: LinhaDigitada; preco: PrecoGravado }>
  cupom: Cupom | null
  /** Of the server, and of which content it said so. */
  totais: { de: Conteudo; valores: TotaisDoOrcamento }
  recusasDasLinhas: ReadonlyMap<string, RecusaDaLinha>
  recusasDosCampos: ReadonlyMap<Campo, RecusaDoCampo>
  /** FRE-01 The freight was calculated again: from how much, when somebody last saw it, to how much now. */
  freteMudou: MudancaDoFrete | null
  /** What the server says that it has beyond the limits, as it is saved. */
  excessos: readonly ExcessoNoOrcamento[]
  /** GES-08 The account that it would move, and what it would do to it, as it is saved. */
  conta: ContaNoOrcamento | null
  gravacao: Gravacao
  /** Both changed the same: somebody has to say. */
  conflito: { deles: Edicao; conflitos: readonly Conflito[] } | null
  /** What I changed would change prices that nobody touched: nothing is sent before I say. */
  pergunta: PrecosQueMudariam | null
}

const digitada = (linha: LinhaDigitada): LinhaDigitada => {
  const { chave, idProd, idEmb, qtde, desconto, precoDigitado, bonificado } = linha
  return { chave, idProd, idEmb, qtde, desconto, precoDigitado, bonificado }
}

export const conteudoDe = ({ cabecalho, itens }: Pick<Edicao, 'cabecalho' | 'itens'>): Conteudo => ({
  cabecalho,
  itens: itens.filter(({ brindeDe }) => brindeDe === null).map(digitada),
})

export const brindesDe = ({ itens }: Pick<Edicao, 'itens'>): LinhaGravada[] =>
  itens.filter(({ brindeDe }) => brindeDe !== null)

export function mantidosDe({
  itens,
  mantidos,
}: Pick<Edicao, 'itens' | 'mantidos'>): EstadoDoEditor['mantidos'] {
  const precos = new Map(mantidos.map(({ chave, preco }) => [chave, preco]))
  return new Map(
    itens.flatMap((linha) => {
      const preco = precos.get(linha.chave)
      return preco ? [[linha.chave, { linha: digitada(linha), preco }] as const] : []
    }),
  )
}

/** VEN-02 What a line costs for having been promised; of one that is another now, nothing. */
export function mantidoDe(
  { mantidos }: Pick<EstadoDoEditor, 'mantidos'>,
  linha: LinhaDigitada,
): PrecoGravado | undefined {
  const mantido = mantidos.get(linha.chave)
  return mantido && iguais(mantido.linha, digitada(linha)) ? mantido.preco : undefined
}

/** A coupon that no longer serves is told at its field, as if it had been refused there. */
export function comProblemaDoCupom(
  recusas: EstadoDoEditor['recusasDosCampos'],
  { cabecalho, problemaDoCupom }: Pick<Edicao, 'cabecalho' | 'problemaDoCupom'>,
): EstadoDoEditor['recusasDosCampos'] {
  const outras = new Map(recusas)
  outras.delete('cupom')
  return problemaDoCupom ? outras.set('cupom', { valor: cabecalho.cupom, mensagem: problemaDoCupom }) : outras
}

/** Told from where it was last seen, however many lines were typed since. */
export function juntarMudancasDoFrete(
  antes: MudancaDoFrete | null,
  agora: MudancaDoFrete | null,
): MudancaDoFrete | null {
  if (!antes || !agora) return agora ?? antes
  return antes.de === agora.para ? null : { de: antes.de, para: agora.para }
}

/** The content, and what rows look themselves up by. Rows that did not change stay the very same. */
export function comConteudo(
  conteudo: Conteudo,
  chavesDeAntes?: readonly string[],
): Pick<EstadoDoEditor, 'conteudo' | 'chaves' | 'linhas'> {
  const chaves = conteudo.itens.map(({ chave }) => chave)
  const mesmas =
    chavesDeAntes?.length === chaves.length && chaves.every((chave, i) => chave === chavesDeAntes[i])
  return {
    conteudo,
    chaves: mesmas ? chavesDeAntes : chaves,
    linhas: new Map(conteudo.itens.map((linha) => [linha.chave, linha])),
  }
}

export function estadoInicial(edicao: Edicao): EstadoDoEditor {
  const base = conteudoDe(edicao)
  return {
    edicao,
    versao: edicao.versao,
    base,
    ...comConteudo(base),
    produtos: new Map(edicao.produtos.map((produto) => [produto.id, produto])),
    brindes: brindesDe(edicao),
    mantidos: mantidosDe(edicao),
    cupom: edicao.cupom,
    totais: { de: base, valores: edicao.totais },
    recusasDasLinhas: new Map(),
    recusasDosCampos: comProblemaDoCupom(new Map(), edicao),
    freteMudou: null,
    excessos: edicao.excessos,
    conta: edicao.conta,
    gravacao: { fase: 'salvo', em: null },
    conflito: null,
    pergunta: null,
  }
}
