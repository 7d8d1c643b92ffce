import { type CondicaoDeEtapa, podeConcluir } from '../tickets/etapas.ts'
import type { Requisito } from '../tickets/requisitos/catalogo.ts'
import {
  type ConteudoDoTipo,
  type EtapaDoConteudo,
  type MotivoDoTipo,
  NIVEIS_DE_MOTIVOS,
} from './conteudo.ts'

/** Where what is wrong is: a step or a reason by its key, one of the ways out of the step, or the type itself. */
export type ProblemaDoTipo = { onde: string | null; saida?: number; mensagem: string }

/** What a type stands on, as it is today. */
export type EmQueSeApoia = {
  menus: ReadonlySet<number>
  /** In use, each with whether anybody works its queue. */
  setores: ReadonlyMap<number, { temGente: boolean }>
  /** In use, and what a step may be in. */
  situacoes: ReadonlySet<number>
  /** Whether whoever ends a ticket of it has by what to say that it was solved. */
  temComoConcluir: boolean
}

export const SEM_COMO_CONCLUIR =
  'Nenhum motivo de finalização conclui os tickets deste tipo: crie um, dele ou de todos, em Motivos de finalização.'

/** What brings about each way out that nobody chooses. */
const DE_ONDE_VEM: Record<Exclude<CondicaoDeEtapa, 'ESCOLHA'>, Requisito> = {
  NADA_AUTORIZADO: 'ANALISE_DEVOLUCAO',
  DIVERGENCIA_NO_RECEBIMENTO: 'CHECKIN_DEVOLUCAO',
  PRORROGACAO_NEGADA: 'PRORROGACAO_FINANCEIRO',
}

const DE_PRODUTOS: ReadonlySet<Requisito> = new Set(['ANALISE_DEVOLUCAO', 'ENVIAR_NFD', 'CHECKIN_DEVOLUCAO'])
const DE_PRORROGACAO: ReadonlySet<Requisito> = new Set(['PRORROGACAO_LOGISTICA', 'PRORROGACAO_FINANCEIRO'])

/** The step that follows in order, where none of the ways out is chosen. */
export function seguinteDe(
  etapas: readonly EtapaDoConteudo[],
  etapa: EtapaDoConteudo,
): EtapaDoConteudo | null {
  if (etapa.desvio || etapa.saidas.some(({ condicao }) => condicao === 'ESCOLHA')) return null
  return etapas.slice(etapas.indexOf(etapa) + 1).find(({ desvio }) => !desvio) ?? null
}

/** A way from a step: one of its ways out, or null for the order. */
export type Caminho = { saida: number | null; para: EtapaDoConteudo }

/** TIC-10 Where a ticket may go from a step, by the same order in which `proximaEtapa` decides. */
export function caminhosDe(etapas: readonly EtapaDoConteudo[], etapa: EtapaDoConteudo): Caminho[] {
  const seguinte = seguinteDe(etapas, etapa)
  return [
    ...etapa.saidas.flatMap(({ condicao, para: chave }, saida) => {
      const para = etapas.find((outra) => outra.chave === chave)
      const acontece = condicao === 'ESCOLHA' || DE_ONDE_VEM[condicao] === etapa.requisito
      return para && acontece ? [{ saida, para }] : []
    }),
    ...(seguinte ? [{ saida: null, para: seguinte }] : []),
  ]
}

export const destinosDe = (etapas: readonly EtapaDoConteudo[], etapa: EtapaDoConteudo): EtapaDoConteudo[] =>
  caminhosDe(etapas, etapa).map(({ para }) => para)

function alcancadas(de: readonly EtapaDoConteudo[], vizinhas: (etapa: EtapaDoConteudo) => EtapaDoConteudo[]) {
  const vistas = new Set(de)
  for (const etapa of vistas) for (const outra of vizinhas(etapa)) vistas.add(outra)
  return vistas
}

/** ADM-06 What would leave tickets with nowhere to go, each at its step. */
export function problemasDoFluxo(etapas: readonly EtapaDoConteudo[]): ProblemaDoTipo[] {
  const [primeira] = etapas
  if (!primeira) return [{ onde: null, mensagem: 'O tipo precisa de ao menos uma etapa.' }]
  const problemas: ProblemaDoTipo[] = []
  const queixar = ({ chave }: EtapaDoConteudo, mensagem: string) => problemas.push({ onde: chave, mensagem })
  if (primeira.desvio)
    queixar(primeira, 'A primeira etapa é onde os tickets começam, e não pode ser um desvio.')
  const dePe = alcancadas([primeira], (etapa) => destinosDe(etapas, etapa))
  const queAcabam = etapas.filter(podeConcluir)
  const comFim = alcancadas(queAcabam, (etapa) =>
    etapas.filter((outra) => destinosDe(etapas, outra).includes(etapa)),
  )
  for (const etapa of etapas) {
    if (!dePe.has(etapa)) queixar(etapa, 'Nenhum caminho chega a esta etapa.')
    if (!comFim.has(etapa))
      queixar(
        etapa,
        destinosDe(etapas, etapa).length > 0
          ? 'Volta sem saída: por nenhum caminho daqui se chega a uma etapa em que o ticket possa ser finalizado.'
          : etapa.permiteFinalizar
            ? 'Beco sem saída: não há para onde ir, e uma etapa com exigência não finaliza. Finalize em uma etapa depois dela.'
            : 'Beco sem saída: não há para onde ir, e o ticket não pode ser finalizado aqui.',
      )
    for (const saida of etapa.saidas.keys())
      for (const mensagem of problemasDaSaida(etapas, etapa, saida))
        problemas.push({ onde: etapa.chave, saida, mensagem })
  }
  return problemas
}

function problemasDaSaida(
  etapas: readonly EtapaDoConteudo[],
  { chave, requisito, saidas }: EtapaDoConteudo,
  indice: number,
): string[] {
  const saida = saidas[indice]
  if (!saida) return []
  const { condicao, descricao, para } = saida
  const nome = descricao || 'sem nome'
  const automatica = condicao !== 'ESCOLHA'
  return [
    etapas.some((etapa) => etapa.chave === para) ? null : `A saída “${nome}” não leva a nenhuma etapa.`,
    para === chave ? `A saída “${nome}” volta à própria etapa.` : null,
    descricao ? null : 'Cada saída precisa de um nome.',
    automatica && DE_ONDE_VEM[condicao] !== requisito
      ? `A saída “${nome}” nunca acontece: a etapa não pede o que a traz.`
      : null,
    automatica && saidas.slice(0, indice).some((outra) => outra.condicao === condicao)
      ? `A saída “${nome}” nunca acontece: outra antes dela tem a mesma condição.`
      : null,
  ].filter((mensagem) => mensagem !== null)
}

function problemasDasEtapas(tipo: ConteudoDoTipo, { setores, situacoes }: EmQueSeApoia): ProblemaDoTipo[] {
  const comProdutos = tipo.usaNota > 0 || tipo.usaNotaProduto > 0 || tipo.usaProduto > 0
  const nomes = tipo.etapas.map(({ nome }) => nome.toLowerCase())
  return tipo.etapas.flatMap(({ chave: onde, nome, setorId, statusId, requisito }, indice) => {
    const setor = setores.get(setorId)
    return [
      nome ? null : 'A etapa precisa de um nome.',
      nome && nomes.indexOf(nome.toLowerCase()) !== indice ? `Já há uma etapa “${nome}”.` : null,
      setor ? null : 'Escolha um setor em uso.',
      setor && !setor.temGente ? 'Ninguém trabalha na fila deste setor.' : null,
      situacoes.has(statusId) ? null : 'Escolha uma situação em uso, que não seja a de finalizado.',
      requisito && DE_PRODUTOS.has(requisito) && !comProdutos
        ? 'A etapa pede algo sobre produtos, e o tipo não os pede a quem abre.'
        : null,
      requisito && DE_PRORROGACAO.has(requisito) && tipo.usaProrrogacao === 0
        ? 'A etapa trata de prorrogação, e o tipo não a pede a quem abre.'
        : null,
    ].flatMap((mensagem) => (mensagem === null ? [] : [{ onde, mensagem }]))
  })
}

/** NOV-04 How deep a reason is, from one; beyond all bounds where it hangs from itself. */
export function nivelDoMotivo(motivos: readonly MotivoDoTipo[], chave: string): number {
  let nivel = 0
  let atual = motivos.find((motivo) => motivo.chave === chave)
  while (atual && nivel <= NIVEIS_DE_MOTIVOS) {
    nivel++
    const { pai }: MotivoDoTipo = atual
    atual = pai === null ? undefined : motivos.find((motivo) => motivo.chave === pai)
  }
  return nivel
}

function problemasDosMotivos({ motivos, motivosObrigatorio }: ConteudoDoTipo): ProblemaDoTipo[] {
  const problemas: ProblemaDoTipo[] = []
  if (motivosObrigatorio && motivos.length === 0)
    problemas.push({ onde: null, mensagem: 'O motivo é obrigatório, e não há nenhum.' })
  for (const { chave: onde, pai, descricao, subnivelObrigatorio, padrao } of motivos) {
    const queixar = (mensagem: string) => problemas.push({ onde, mensagem })
    const irmaos = motivos.filter((outro) => outro.pai === pai && outro.chave !== onde)
    if (!descricao) queixar('O motivo precisa de uma descrição.')
    if (irmaos.some((outro) => descricao && outro.descricao.toLowerCase() === descricao.toLowerCase()))
      queixar(`Há dois “${descricao}” no mesmo lugar.`)
    if (padrao && irmaos.some((outro) => outro.padrao))
      queixar('Só um motivo de cada lugar pode vir escolhido.')
    if (pai !== null && !motivos.some(({ chave }) => chave === pai))
      queixar('O motivo acima dele não existe.')
    if (nivelDoMotivo(motivos, onde) > NIVEIS_DE_MOTIVOS)
      queixar(`Os motivos vão até ${NIVEIS_DE_MOTIVOS} níveis.`)
    if (subnivelObrigatorio && !motivos.some((outro) => outro.pai === onde))
      queixar('Exige um motivo abaixo dele, e não há nenhum.')
  }
  return problemas
}

/** ADM-05, ADM-06 Why a draft cannot be put in force; nothing when it can. */
export function problemasDoTipo(tipo: ConteudoDoTipo, apoio: EmQueSeApoia): ProblemaDoTipo[] {
  const repetida = (itens: readonly { chave: string }[]) =>
    new Set(itens.map(({ chave }) => chave)).size < itens.length
  const doTipo = (mensagem: string): ProblemaDoTipo => ({ onde: null, mensagem })
  return [
    ...(tipo.descricao ? [] : [doTipo('O tipo precisa de um nome.')]),
    ...(apoio.menus.has(tipo.menuId) ? [] : [doTipo('Escolha um menu em uso.')]),
    ...(apoio.temComoConcluir ? [] : [doTipo(SEM_COMO_CONCLUIR)]),
    ...(tipo.usaNota > 0 && tipo.usaNotaProduto > 0
      ? [doTipo('Peça notas inteiras, ou notas ou produtos delas: as duas coisas não.')]
      : []),
    ...(repetida(tipo.etapas) || repetida(tipo.motivos)
      ? [doTipo('Duas etapas, ou dois motivos, têm a mesma chave.')]
      : []),
    ...problemasDosMotivos(tipo),
    ...problemasDasEtapas(tipo, apoio),
    ...problemasDoFluxo(tipo.etapas),
  ]
}

/** What tells which tickets count in the balance of returns and which are exchanges: once there are tickets, it stays. */
const QUE_FICA = ['usaNota', 'usaNotaProduto', 'permiteEspelho', 'troca'] as const

export function mudaOQueOsTicketsSao(antes: ConteudoDoTipo, depois: ConteudoDoTipo): boolean {
  return QUE_FICA.some((campo) => Boolean(antes[campo]) !== Boolean(depois[campo]))
}
