import {
  aplicarMudancas,
  type Conteudo,
  conciliar,
  type Escolhas,
  iguais,
  type Mudancas,
  mudancasEntre,
  nadaMudou,
} from '@balcao/dominio/orcamentos/conciliar'
import type { CabecalhoDoOrcamento, LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { juntarLinha } from '@balcao/dominio/orcamentos/juntar-linha'
import { ehBrinde, produtoQueSegue, produtosTocados } from '@balcao/dominio/orcamentos/mudancas'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { PrecosQueMudariam } from '@balcao/dominio/precos-que-mudariam'
import { novaChave } from '../../../platform/nova-chave.ts'
import {
  brindesDe,
  comConteudo,
  comProblemaDoCupom,
  conteudoDe,
  type Edicao,
  type EstadoDoEditor,
  estadoInicial,
  type Gravacao,
  juntarMudancasDoFrete,
  mantidosDe,
} from './estado.ts'
import type { RespostaDaGravacao } from './gravar.ts'
import { lerRecusas } from './recusas.ts'

/** VEN-02 One open quote. Kept outside React: a key in one cell draws that row again, and not the other 499. */
export type Editor = ReturnType<typeof criarEditor>

/** A line that was changed costs what it does today, though it be changed back. */
function semAsMudadas({ mantidos, base }: EstadoDoEditor, enviado: Mudancas): EstadoDoEditor['mantidos'] {
  const mudadas = new Set([...enviado.itens.map(({ chave }) => chave), ...enviado.removidos])
  const tocados = produtosTocados(base.itens, enviado)
  const ficou = (linha: LinhaDigitada) =>
    ehBrinde(linha.chave) ? !tocados.has(produtoQueSegue(linha)) : !mudadas.has(linha.chave)
  return new Map([...mantidos].filter(([, { linha }]) => ficou(linha)))
}

export function criarEditor(edicao: Edicao) {
  let estado = estadoInicial(edicao)
  const ouvintes = new Set<() => void>()
  const ouvintesDoConteudo = new Set<() => void>()
  /** What was added and taken out, newest last. */
  const feitos: (() => void)[] = []

  function trocar(mudanca: Partial<EstadoDoEditor>) {
    const antes = estado.conteudo
    estado = { ...estado, ...mudanca }
    for (const ouvinte of ouvintes) ouvinte()
    if (estado.conteudo !== antes) for (const ouvinte of ouvintesDoConteudo) ouvinte()
  }
  const trocarConteudo = (conteudo: Conteudo, outras: Partial<EstadoDoEditor> = {}) =>
    trocar({ ...comConteudo(conteudo, estado.chaves), ...outras })
  const trocarItens = (itens: readonly LinhaDigitada[]) => trocarConteudo({ ...estado.conteudo, itens })

  function conhecer(produtos: readonly ProdutoNoEditor[]) {
    if (produtos.every((produto) => estado.produtos.get(produto.id) === produto)) return
    trocar({
      produtos: new Map([...estado.produtos, ...produtos.map((produto) => [produto.id, produto] as const)]),
    })
  }

  function juntar(produto: ProdutoNoEditor, pedido: { idEmb: number; qtde: number }) {
    const { itens, linha, anterior } = juntarLinha(estado.conteudo.itens, {
      chave: novaChave(),
      idProd: produto.id,
      ...pedido,
    })
    conhecer([produto])
    trocarItens(itens)
    const desfazer = () => (anterior ? mudarLinha(linha.chave, anterior) : void remover(linha.chave, true))
    feitos.push(desfazer)
    return { linha, anterior, desfazer }
  }

  function mudarLinha(chave: string, mudanca: Partial<LinhaDigitada>) {
    const linha = estado.linhas.get(chave)
    if (!linha) return
    const nova = { ...linha, ...mudanca }
    if (!iguais(linha, nova)) trocarItens(estado.conteudo.itens.map((uma) => (uma === linha ? nova : uma)))
  }

  /** Answers how to take it back, to where it was. */
  function remover(chave: string, desfazendo = false): () => void {
    const { itens } = estado.conteudo
    const posicao = itens.findIndex((linha) => linha.chave === chave)
    const linha = itens[posicao]
    if (!linha) return () => {}
    trocarItens(itens.toSpliced(posicao, 1))
    const desfazer = () => {
      if (!estado.linhas.has(chave)) trocarItens(estado.conteudo.itens.toSpliced(posicao, 0, linha))
    }
    if (!desfazendo) feitos.push(desfazer)
    return desfazer
  }

  /** Theirs, with mine over it wherever only I touched. */
  function receber(deles: Edicao, escolhas?: Escolhas, base = estado.base, meu = estado.conteudo) {
    const novaBase = conteudoDe(deles)
    const { conteudo, conflitos } = conciliar(base, meu, novaBase, escolhas)
    const produtos = new Map([...estado.produtos, ...deles.produtos.map((um) => [um.id, um] as const)])
    // What would change is not what it was: it is asked again when mine is sent.
    if (conflitos.length > 0)
      return trocarConteudo(meu, { produtos, base, conflito: { deles, conflitos }, pergunta: null })
    trocarConteudo(conteudo, {
      edicao: deles,
      versao: deles.versao,
      base: novaBase,
      produtos,
      brindes: brindesDe(deles),
      mantidos: mantidosDe(deles),
      cupom: deles.cupom,
      excessos: deles.excessos,
      conta: deles.conta,
      recusasDosCampos: comProblemaDoCupom(estado.recusasDosCampos, deles),
      totais: {
        de: nadaMudou(mudancasEntre(novaBase, conteudo)) ? conteudo : novaBase,
        valores: deles.totais,
      },
      conflito: null,
      pergunta: null,
    })
  }

  return {
    ler: () => estado,
    assinar(ouvinte: () => void) {
      ouvintes.add(ouvinte)
      return () => void ouvintes.delete(ouvinte)
    },
    /** Only when something that is saved changed. */
    aoMudarConteudo(ouvinte: () => void) {
      ouvintesDoConteudo.add(ouvinte)
      return () => void ouvintesDoConteudo.delete(ouvinte)
    },
    conhecer,
    juntar,
    mudarLinha,
    remover,
    desfazer: () => feitos.pop()?.(),
    receber,
    mudarCabecalho(mudanca: Partial<CabecalhoDoOrcamento>) {
      const cabecalho = { ...estado.conteudo.cabecalho, ...mudanca }
      if (iguais(cabecalho, estado.conteudo.cabecalho)) return
      // Whoever says what the freight is has seen what it was.
      const visto = 'frete' in mudanca || 'vlFrete' in mudanca
      trocarConteudo({ ...estado.conteudo, cabecalho }, visto ? { freteMudou: null } : {})
    },
    resolver(escolhas: Escolhas) {
      if (estado.conflito) receber(estado.conflito.deles, escolhas)
    },
    definirGravacao: (gravacao: Gravacao) => trocar({ gravacao }),
    /** Answers whether it is still to be asked: what was sent may have been changed back meanwhile. */
    perguntar(pergunta: PrecosQueMudariam, { cabecalho }: Mudancas): boolean {
      const mesmo = pergunta.campos.every((campo) => cabecalho[campo] === estado.conteudo.cabecalho[campo])
      if (mesmo) trocar({ pergunta, gravacao: { fase: 'por-responder' } })
      return mesmo
    },
    concordar() {
      const { pergunta } = estado
      trocar({ pergunta: null })
      return pergunta?.assinatura
    },
    /** What asked for it goes back to what the server has; all else that was typed stays. */
    desistir() {
      const { pergunta, base, conteudo } = estado
      if (!pergunta) return
      const deVolta = Object.fromEntries(pergunta.campos.map((campo) => [campo, base.cabecalho[campo]]))
      const meu = { ...conteudo, cabecalho: { ...conteudo.cabecalho, ...deVolta } }
      // Of what is saved, the server's word: the browser would price it anew.
      const salvo = nadaMudou(mudancasEntre(base, meu))
      trocarConteudo(meu, {
        pergunta: null,
        ...(salvo && { totais: { de: meu, valores: estado.totais.valores } }),
      })
    },
    /** What was sent is there; what was typed meanwhile is still mine. */
    confirmar(enviado: Mudancas, resposta: RespostaDaGravacao, agora: Date) {
      const enviada = aplicarMudancas(estado.base, enviado)
      const base = { ...enviada, cabecalho: resposta.cabecalho }
      // What the server wrote otherwise (a coupon in capitals) shows, unless it was changed again since.
      const { cabecalho } = conciliar(
        { ...enviada, itens: [] },
        { ...estado.conteudo, itens: [] },
        { ...base, itens: [] },
      ).conteudo
      const conteudo = iguais(cabecalho, estado.conteudo.cabecalho)
        ? estado.conteudo
        : { ...estado.conteudo, cabecalho }
      trocarConteudo(conteudo, {
        versao: resposta.versao,
        base,
        brindes: resposta.brindes,
        produtos: new Map([...estado.produtos, ...resposta.produtos.map((um) => [um.id, um] as const)]),
        mantidos: semAsMudadas(estado, enviado),
        cupom: resposta.cupom,
        excessos: resposta.excessos,
        conta: resposta.conta,
        recusasDosCampos: comProblemaDoCupom(estado.recusasDosCampos, resposta),
        freteMudou: juntarMudancasDoFrete(estado.freteMudou, resposta.freteMudou),
        totais: { de: nadaMudou(mudancasEntre(base, conteudo)) ? conteudo : base, valores: resposta.totais },
        gravacao: { fase: 'salvo', em: agora },
      })
    },
    /** Answers what was refused and has no place on the screen. */
    recusar(enviado: Mudancas, campos: Record<string, string>): string[] {
      const { linhas, cabecalho, soltas } = lerRecusas(enviado, campos)
      trocar({
        recusasDasLinhas: new Map([...estado.recusasDasLinhas, ...linhas]),
        recusasDosCampos: new Map([...estado.recusasDosCampos, ...cabecalho]),
      })
      return soltas
    },
  }
}
