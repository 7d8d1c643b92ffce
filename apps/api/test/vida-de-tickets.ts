import type { Contrato } from '@balcao/dominio/contrato'
import { obterNotaParaTicket } from '@balcao/dominio/tickets/abertura/contratos'
import {
  arquivarTicket,
  avancarEtapa,
  desarquivarTicket,
  finalizarTicket,
  reabrirTicket,
  reclassificarTicket,
} from '@balcao/dominio/tickets/fluxo/contratos'
import { alterarProdutosDoTicket } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { expect } from 'vitest'
import { etapasDoTipo } from '../src/features/tickets/nucleo/queries-etapas.ts'
import { ticket } from '../src/features/tickets/nucleo/tabelas.ts'
import { motivoFinalizacao } from '../src/features/tickets/nucleo/tabelas-catalogo.ts'
import type { Abertura } from './abertura-de-tickets.ts'
import { excederia, type ItemDoModelo, somasDoModelo, type TicketDoModelo } from './modelo-de-saldo.ts'

const COMPRADA = 10

/** What chance brings to one step: which ticket, which action, and two numbers from 0 to 10 for the action to use. */
export type Sorte = { ticket: number; acao: number; a: number; b: number }
type Feito = { status: number; codigo: string | undefined }
type Acao = {
  /** Whether it makes sense for a ticket that stands so; refused all the same by the server now and then. */
  cabe(ticket: TicketDoModelo): boolean
  /** How many times likelier than the others. */
  peso?: number
  /** Sends it, and says how the ticket is once it succeeds. */
  fazer(ticket: TicketDoModelo, sorte: Sorte): Promise<{ feito: Feito; depois: TicketDoModelo }>
}

const TIPOS_DO_SORTEIO = [
  ...['DEVOLUCAO_PARCIAL', 'DEVOLUCAO_TOTAL', 'AVARIA', 'FALTA_MERCADORIA'],
  ...['DUVIDA_FISCAL', 'SEGUNDA_VIA', 'COBRANCA_INDEVIDA'],
] as const
const doSorteio = <T>(opcoes: readonly T[], n: number): T => {
  const escolhida = opcoes[n % opcoes.length]
  if (escolhida === undefined) throw new Error('não há o que sortear')
  return escolhida
}

const modelos = new Map<string, object>()

/** Tickets of one customer over few invoices, whose lives are driven through the routes and followed by a model. */
export async function vidaDeTickets(abertura: Abertura) {
  const { teste } = abertura
  const { banco } = teste.negocio()
  const { idCli, idFil, ...primeira } = await abertura.compra(2)
  const notas = [primeira, await abertura.criarNota(idCli, idFil, 1)]
  const itensComprados = notas.flatMap(({ itens }) => itens.map(({ id }) => id))
  const tickets = new Map<number, TicketDoModelo>()
  /** What was done, for whoever reads a failure. */
  const diario: string[] = []

  const agir = async (contrato: Contrato, id: number, corpo: object): Promise<Feito> => {
    const { status, erro } = await teste.chamar(contrato, {
      params: { idTicket: id } as never,
      corpo,
      token: await teste.tokenDe('ADMIN'),
    })
    return { status, codigo: status === 200 ? undefined : erro.codigo }
  }

  const etapas = async (chave: string) => etapasDoTipo(banco, abertura.tipos.get(chave)?.id ?? 0)

  /** The way to a step is proved elsewhere: here the ticket is put there. */
  async function porNaEtapa(id: number, etapaId: number | undefined): Promise<void> {
    if (etapaId !== undefined) await banco.update(ticket).set({ etapaId }).where(eq(ticket.id, id))
  }
  const etapaCom = async (tipo: string, requisito: string) =>
    (await etapas(tipo)).find((etapa) => etapa.requisito === requisito)?.id

  /** What it asks for is read once, when the server has decided it: the whole of an invoice is what was left. */
  async function lerItens(id: number, conhecidos: readonly ItemDoModelo[]): Promise<ItemDoModelo[]> {
    return (await abertura.itens(id)).flatMap((item) => {
      if (item.notaItemId === null) return []
      const { id: itemId, notaItemId } = item
      const novo = { id: itemId, notaItemId, pedida: Number(item.quantidadeSolicitada), resposta: null }
      return [conhecidos.find((conhecido) => conhecido.id === itemId) ?? { ...novo, recebida: null }]
    })
  }

  async function abrir(chave: string, escolha: object, quem: TipoDeUsuario): Promise<Feito> {
    const modelo = modelos.get(chave) ?? (await abertura.preencher(chave))
    modelos.set(chave, modelo)
    const { status, corpo, erro } = await abertura.enviar({ ...modelo, idCli, idFil, ...escolha }, quem)
    if (status !== 200) return { status, codigo: erro.codigo }
    const novo = { id: corpo.id, tipo: chave, itens: await lerItens(corpo.id, []), fim: null }
    tickets.set(corpo.id, { ...novo, arquivado: false })
    return { status, codigo: undefined }
  }

  async function finalizar(alvo: TicketDoModelo, conclui: boolean): Promise<Feito> {
    const tipoId = abertura.tipos.get(alvo.tipo)?.id ?? 0
    const [motivo] = await banco
      .select()
      .from(motivoFinalizacao)
      .where(
        and(
          eq(motivoFinalizacao.conclui, conclui),
          or(isNull(motivoFinalizacao.tipoId), eq(motivoFinalizacao.tipoId, tipoId)),
        ),
      )
      .orderBy(asc(motivoFinalizacao.id))
      .limit(1)
    if (conclui) {
      const fim = (await etapas(alvo.tipo)).find((etapa) => etapa.permiteFinalizar && !etapa.requisito)
      await porNaEtapa(alvo.id, fim?.id)
    }
    return agir(finalizarTicket, alvo.id, { motivo: motivo?.id, observacao: 'Combinado' })
  }

  const vivo = ({ fim }: TicketDoModelo) => fim === null
  const emAnalise = ({ itens, ...alvo }: TicketDoModelo) =>
    vivo({ itens, ...alvo }) && itens.some(({ resposta }) => resposta === null)

  async function analisar(alvo: TicketDoModelo, { a, b }: Sorte, nega: boolean) {
    const itens = alvo.itens.map((item) => {
      const autorizada = nega ? 0 : Math.floor((item.pedida * a) / 10)
      const falta = nega ? 0 : Math.min(b % 3, item.pedida - autorizada)
      const quebra = nega ? 0 : Math.min(b % 2, item.pedida - autorizada - falta)
      return { ...item, resposta: { autorizada, falta, quebra } }
    })
    await porNaEtapa(alvo.id, await etapaCom(alvo.tipo, 'ANALISE_DEVOLUCAO'))
    const analise = itens.map(({ id, pedida, resposta: { autorizada, falta, quebra } }) => ({
      ...{ id, qtd_outra_marca: 0, qtd_avaria: 0, motivo_analise_id: 1 },
      qtd_fora_prazo: pedida - autorizada - falta - quebra,
      qtd_falta: falta,
      qtd_quebra_direta: quebra,
      qtd_autorizada: autorizada,
    }))
    return { feito: await agir(avancarEtapa, alvo.id, { analise }), depois: { ...alvo, itens } }
  }

  // What may happen to a ticket. A new way of ending or changing one is a new line here.
  const ACOES: Record<string, Acao> = {
    analisar: { cabe: vivo, peso: 2, fazer: (alvo, sorte) => analisar(alvo, sorte, false) },
    negar: { cabe: vivo, fazer: (alvo, sorte) => analisar(alvo, sorte, true) },
    conferir: {
      peso: 2,
      cabe: (alvo) => vivo(alvo) && alvo.itens.some(({ resposta }) => (resposta?.autorizada ?? 0) > 0),
      fazer: async (alvo, { a }) => {
        const itens = alvo.itens.map((item) => {
          const autorizada = item.resposta?.autorizada ?? 0
          return { ...item, recebida: autorizada > 0 ? Math.floor((autorizada * a) / 10) : null }
        })
        await porNaEtapa(alvo.id, await etapaCom(alvo.tipo, 'CHECKIN_DEVOLUCAO'))
        const checkin = itens.flatMap(({ id, recebida }) =>
          recebida === null ? [] : [{ id, qtd_recebida: recebida, obs: 'Contado' }],
        )
        return { feito: await agir(avancarEtapa, alvo.id, { checkin }), depois: { ...alvo, itens } }
      },
    },
    corrigir: {
      cabe: emAnalise,
      fazer: async (alvo, { a }) => {
        const itens = alvo.itens.map((item) => ({ ...item, pedida: Math.max(1, a) }))
        const corpo = { itens: itens.map(({ id, pedida }) => ({ id, qtd_solicitada: pedida })) }
        return { feito: await agir(alterarProdutosDoTicket, alvo.id, corpo), depois: { ...alvo, itens } }
      },
    },
    reclassificar: {
      cabe: vivo,
      peso: 3,
      fazer: async (alvo, { a }) => {
        const tipo = doSorteio(TIPOS_DO_SORTEIO, a)
        const corpo = { idTipo: abertura.tipos.get(tipo)?.id, transportadora_id: 1 }
        const feito = await agir(reclassificarTicket, alvo.id, corpo)
        return { feito, depois: { ...alvo, tipo, itens: await lerItens(alvo.id, alvo.itens) } }
      },
    },
    solucionar: {
      cabe: vivo,
      fazer: async (alvo) => ({
        feito: await finalizar(alvo, true),
        depois: { ...alvo, fim: 'SOLUCIONADO' },
      }),
    },
    desistir: {
      cabe: vivo,
      fazer: async (alvo) => ({ feito: await finalizar(alvo, false), depois: { ...alvo, fim: 'DESISTIDO' } }),
    },
    reabrir: {
      cabe: ({ fim, arquivado }) => fim !== null && !arquivado,
      peso: 3,
      fazer: async (alvo) => ({
        feito: await agir(reabrirTicket, alvo.id, {}),
        depois: { ...alvo, fim: null },
      }),
    },
    arquivar: {
      cabe: ({ fim, arquivado }) => fim !== null && !arquivado,
      fazer: async (alvo) => ({
        feito: await agir(arquivarTicket, alvo.id, {}),
        depois: { ...alvo, arquivado: true },
      }),
    },
    desarquivar: {
      cabe: ({ arquivado }) => arquivado,
      fazer: async (alvo) => ({
        feito: await agir(desarquivarTicket, alvo.id, {}),
        depois: { ...alvo, arquivado: false },
      }),
    },
  }

  /** One action on one ticket. Alone, a refusal for lack of balance must be one that the model sees too. */
  async function agirEm(alvo: TicketDoModelo, sorte: Sorte, sozinho: boolean): Promise<void> {
    const possiveis = Object.entries(ACOES).flatMap(([nome, acao]) =>
      acao.cabe(alvo) ? Array.from({ length: acao.peso ?? 1 }, () => [nome, acao] as const) : [],
    )
    const [nome, { fazer }] = doSorteio(possiveis, sorte.acao)
    const { feito, depois } = await fazer(alvo, sorte)
    const semSaldo = feito.codigo === 'SALDO_INSUFICIENTE'
    expect([200, 409, 422], `${nome} de ${alvo.tipo}: ${feito.codigo}`).toContain(feito.status)
    diario.push(
      `${alvo.id} ${alvo.tipo}: ${nome}${sozinho ? '' : ' ao mesmo tempo'}, ${feito.codigo ?? 'feito'}`,
    )
    if (sozinho && semSaldo && depois.tipo !== 'DEVOLUCAO_TOTAL')
      expect(excederia(tickets, depois, COMPRADA), `${nome} de ${alvo.tipo} recusado sem razão`).toBe(true)
    if (feito.status === 200) tickets.set(alvo.id, depois)
  }

  return {
    tickets,
    total: (quem: TipoDeUsuario) =>
      abrir('DEVOLUCAO_TOTAL', { notas: notas.map(({ nota }) => ({ id: nota.id })) }, quem),
    referencia: (quem: TipoDeUsuario) => abrir('SEGUNDA_VIA', { notas: [{ id: notas[0]?.nota.id }] }, quem),
    parcial: (quantidades: readonly number[], quem: TipoDeUsuario) => {
      const itens = itensComprados.flatMap((produto_id, i) => {
        const qtd_solicitada = quantidades[i] ?? 0
        return qtd_solicitada > 0 ? [{ produto_id, motivo_id: 1, qtd_solicitada }] : []
      })
      return abrir('DEVOLUCAO_PARCIAL', { itens }, quem)
    },

    /** These steps at the same time, each on a ticket of its own, beside tickets that are being born. */
    async passo(sortes: readonly Sorte[], nascimentos: readonly (() => Promise<unknown>)[]): Promise<void> {
      const alvos = new Map<number, { alvo: TicketDoModelo; sorte: Sorte }>()
      for (const sorte of sortes) {
        const alvo = doSorteio([...tickets.values()], sorte.ticket)
        if (!alvos.has(alvo.id)) alvos.set(alvo.id, { alvo, sorte })
      }
      // What is being born may hold balance that the model has not heard of yet.
      const sozinho = alvos.size === 1 && nascimentos.length === 0
      await Promise.all([
        ...[...alvos.values()].map(({ alvo, sorte }) => agirEm(alvo, sorte, sozinho)),
        ...nascimentos.map((nascer) => nascer()),
      ])
    },

    /** NOV-11 Never more than was bought, and on the wire what the model says, neither more nor less. */
    async conferir(): Promise<void> {
      const somas = somasDoModelo(tickets.values())
      for (const { nota } of notas) {
        const { corpo } = await teste.chamar(obterNotaParaTicket, {
          params: { numNf: nota.id },
          query: { idCli },
          token: await teste.tokenDe('OPERADOR'),
        })
        for (const { id, qtd_comprada, qtd_devolvida, qtd } of corpo.produtos) {
          const tomada = somas.get(id) ?? 0
          expect(tomada, `item ${id}`).toBeLessThanOrEqual(COMPRADA)
          expect({ id, qtd_comprada, qtd_devolvida, qtd }, diario.join('\n')).toEqual({
            id,
            qtd_comprada: COMPRADA,
            qtd_devolvida: tomada,
            qtd: COMPRADA - tomada,
          })
        }
      }
    },
  }
}
