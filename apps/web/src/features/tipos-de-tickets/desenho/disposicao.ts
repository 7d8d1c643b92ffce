import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { seguinteDe } from '@balcao/dominio/tipos-de-tickets/regras'
import { Graph, layout } from '@dagrejs/dagre'
import { idDaSeta } from '../modelo-do-fluxo.ts'

// ADM-06 Where each step of a flow is drawn: by itself, from above downwards, so that nobody has to arrange anything.

export const LARGURA_DA_ETAPA = 224
export const ALTURA_DA_ETAPA = 104
const LETRA = 6.5
const ALTURA_DO_NOME = 24

/** An arrow: one of the ways out of its step, or null for the order that the steps are in. */
export type Seta = { id: string; de: string; para: string; saida: number | null }
export type Ponto = { x: number; y: number }
export type Disposicao = {
  /** Each by its middle. */
  etapas: ReadonlyMap<string, Ponto>
  setas: readonly (Seta & { caminho: string; nome: Ponto })[]
  altura: number
}

/** One that leads nowhere is not drawn: its step says so. */
export function setasDe(etapas: readonly EtapaDoConteudo[]): Seta[] {
  const existe = new Set(etapas.map(({ chave }) => chave))
  return etapas.flatMap((etapa) => {
    const { chave: de } = etapa
    const seguinte = seguinteDe(etapas, etapa)
    const saidas: Seta[] = etapa.saidas.flatMap(({ para }, saida) =>
      existe.has(para) && para !== de ? [{ id: idDaSeta(de, saida), de, para, saida }] : [],
    )
    return seguinte
      ? [...saidas, { id: idDaSeta(de, 'ORDEM'), de, para: seguinte.chave, saida: null }]
      : saidas
  })
}

export function dispor(etapas: readonly EtapaDoConteudo[]): Disposicao {
  const grafo = new Graph({ multigraph: true })
  grafo.setGraph({ rankdir: 'TB', nodesep: 40, edgesep: 24, ranksep: 56, marginx: 8, marginy: 8 })
  grafo.setDefaultEdgeLabel(() => ({}))
  for (const { chave } of etapas) grafo.setNode(chave, { width: LARGURA_DA_ETAPA, height: ALTURA_DA_ETAPA })
  const setas = setasDe(etapas)
  for (const { id, de, para, saida } of setas) {
    const nome = etapas.find(({ chave }) => chave === de)?.saidas[saida ?? -1]?.descricao ?? ''
    const width = saida === null ? 1 : Math.min(180, Math.max(40, nome.length * LETRA + 24))
    grafo.setEdge(de, para, { width, height: saida === null ? 1 : ALTURA_DO_NOME, labelpos: 'c' }, id)
  }
  layout(grafo)
  const ponto = ({ x = 0, y = 0 }: Partial<Ponto>): Ponto => ({ x, y })
  return {
    etapas: new Map(etapas.map(({ chave }) => [chave, ponto(grafo.node(chave))])),
    setas: setas.map((seta) => {
      const { points = [], ...meio } = grafo.edge(seta.de, seta.para, seta.id)
      return { ...seta, caminho: caminhoSuave(points), nome: ponto(meio) }
    }),
    altura: Math.max(0, ...etapas.map(({ chave }) => grafo.node(chave).y)) + ALTURA_DA_ETAPA,
  }
}

/** Through all of them without a corner. */
function caminhoSuave(pontos: readonly Ponto[]): string {
  const [primeiro, ...resto] = pontos
  const ultimo = resto.pop()
  if (!primeiro || !ultimo) return ''
  const meios = resto.map((ponto, i) => {
    const seguinte = resto[i + 1] ?? ultimo
    return `Q${ponto.x},${ponto.y} ${(ponto.x + seguinte.x) / 2},${(ponto.y + seguinte.y) / 2}`
  })
  return `M${primeiro.x},${primeiro.y}${meios.join('')}L${ultimo.x},${ultimo.y}`
}
