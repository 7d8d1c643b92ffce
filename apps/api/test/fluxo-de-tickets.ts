import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq, inArray, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colaboradorFilial, colaboradorSetor } from '../src/features/acesso/tabelas.ts'
import { filial } from '../src/features/filiais/tabelas.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { setor } from '../src/features/setores/tabelas.ts'
import { ticket, ticketHistorico } from '../src/features/tickets/nucleo/tabelas.ts'
import {
  motivoFinalizacao,
  ticketEtapa,
  ticketTipo,
} from '../src/features/tickets/nucleo/tabelas-catalogo.ts'
import { type AppDeTeste, criarAppDeTeste, type Resposta } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'
import { nomeDaConta } from './nome-da-conta.ts'

type Cenario = ReturnType<typeof cenarioDeTickets>
type Pedido = Parameters<Cenario['abrir']>[0]
type Arquivo = { nome: string; bytes: Uint8Array }

export type Fluxo = Cenario & {
  teste: AppDeTeste
  /** One action on one ticket, by a manager unless told otherwise. */
  agir<K extends Contrato>(
    contrato: K,
    id: number,
    corpo?: Record<string, unknown>,
    quem?: TipoDeUsuario,
  ): Promise<Resposta<RespostaDe<K>>>
  /** The same as a form with a file. */
  enviar<K extends Contrato>(
    contrato: K,
    id: number,
    corpo: Record<string, string>,
    arquivo: Arquivo,
  ): Promise<Resposta<RespostaDe<K>>>
  mudar(id: number, campos: Partial<typeof ticket.$inferInsert>): Promise<void>
  escreverHistorico(id: number, versao: number, mensagem: string): Promise<void>
  /** Name of the step it stands at. */
  etapaDe(id: number): Promise<string>
  idDoSetor(nome: string): Promise<number>
  nomeDoSetor(id: number): Promise<string>
  /** From now on the demo account works the queues of these sectors, and of no other. */
  trabalharEm(tipo: TipoDeUsuario, ...setores: string[]): Promise<void>
  /** A value for the branch of the tickets. */
  parametrizar(chave: ChaveDeParametro, valor: string): Promise<void>
  tipoDe(chave: string): Promise<typeof ticketTipo.$inferSelect>
  motivo(descricao: string): Promise<number>
  ultimaEntrada(id: number): Promise<Awaited<ReturnType<Cenario['historico']>>[number]>
}

/** A server of its own for a file of tests, with the ticket scenario on top. */
export function usarFluxo(): Fluxo {
  const fluxo = {} as Fluxo
  beforeAll(async () => {
    const teste = await criarAppDeTeste()
    const cenario = cenarioDeTickets(teste)
    Object.assign(fluxo, cenario, { teste }, acoes(teste, cenario))
  })
  afterAll(() => fluxo.teste?.fechar())
  return fluxo
}

function acoes(teste: AppDeTeste, cenario: Cenario): Omit<Fluxo, 'teste' | keyof Cenario> {
  const { banco } = teste.negocio()
  const primeiro = <T>([linha]: T[]): T => {
    if (!linha) throw new Error('o catálogo de demonstração não tem o que o teste pede')
    return linha
  }
  return {
    agir: async (contrato, id, corpo = {}, quem = 'GERENTE') =>
      teste.chamar(contrato, {
        params: { idTicket: id } as never,
        corpo,
        token: await teste.tokenDe(quem),
      }),
    enviar: async (contrato, id, corpo, { nome, bytes }) => {
      const formulario = new FormData()
      for (const [campo, valor] of Object.entries(corpo)) formulario.append(campo, valor)
      formulario.append('arquivos', new Blob([bytes as Uint8Array<ArrayBuffer>]), nome)
      const pedido = new Request('http://x', { method: 'POST', body: formulario })
      return teste.chamar(contrato, {
        params: { idTicket: id } as never,
        corpo: Buffer.from(await pedido.arrayBuffer()),
        token: await teste.tokenDe('GERENTE'),
        headers: { 'content-type': String(pedido.headers.get('content-type')) },
      })
    },
    mudar: async (id, campos) => {
      await banco.update(ticket).set(campos).where(eq(ticket.id, id))
    },
    escreverHistorico: async (id, versao, mensagem) => {
      await banco.insert(ticketHistorico).values({
        ticketId: id,
        tipo: 'ENCAMINHAMENTO',
        acao: 'ENCAMINHAMENTO',
        mensagem,
        versao,
        colaboradorId: await cenario.idDaConta('OPERADOR'),
        criadoEm: teste.agora(),
      })
    },
    etapaDe: async (id) => {
      const { etapaId } = await cenario.linha(id)
      return primeiro(await banco.select().from(ticketEtapa).where(eq(ticketEtapa.id, etapaId))).nome
    },
    idDoSetor: async (nome) => primeiro(await banco.select().from(setor).where(eq(setor.nome, nome))).id,
    nomeDoSetor: async (id) => primeiro(await banco.select().from(setor).where(eq(setor.id, id))).nome,
    trabalharEm: async (tipo, ...nomes) => {
      const colaboradorId = await cenario.idDaConta(tipo)
      await banco.delete(colaboradorSetor).where(eq(colaboradorSetor.colaboradorId, colaboradorId))
      const quais = await banco.select({ setorId: setor.id }).from(setor).where(inArray(setor.nome, nomes))
      if (quais.length > 0)
        await banco.insert(colaboradorSetor).values(quais.map((qual) => ({ ...qual, colaboradorId })))
    },
    parametrizar: async (chave, valor) => {
      const filialId = await cenario.filialDoOperador(0)
      await banco
        .insert(parametro)
        .values({ chave: comPrefixo(chave), filialId, valor })
        .onConflictDoUpdate({ target: [parametro.filialId, parametro.chave], set: { valor } })
      await teste.negocio().renovarParametros()
    },
    tipoDe: async (chave) =>
      primeiro(await banco.select().from(ticketTipo).where(eq(ticketTipo.chave, chave))),
    motivo: async (descricao) =>
      primeiro(await banco.select().from(motivoFinalizacao).where(eq(motivoFinalizacao.descricao, descricao)))
        .id,
    ultimaEntrada: async (id) => primeiro((await cenario.historico(id)).slice(-1)),
  }
}

type Guarda = {
  contrato: Contrato
  abrir: Pedido
  corpo: () => Promise<Record<string, unknown>> | Record<string, unknown>
  /** May act, but does not see everything. */
  quem: TipoDeUsuario
  semAcao: TipoDeUsuario[]
}

/** What every change of a ticket refuses before it looks at the ticket's state. */
export function testarGuardas(fluxo: Fluxo, { contrato, abrir, corpo, quem, semAcao }: Guarda): void {
  const semMudanca = async (id: number) => {
    const { versao } = await fluxo.linha(id)
    return { versao, entradas: (await fluxo.historico(id)).length }
  }
  const INTACTO = { versao: 1, entradas: 1 }

  describe('quem pode', () => {
    it('TIC-10 401 sem sessão', async () => {
      const { id } = await fluxo.abrir(abrir)
      const { status } = await fluxo.teste.chamar(contrato, {
        params: { idTicket: id } as never,
        corpo: await corpo(),
      })
      expect(status).toBe(401)
      expect(await semMudanca(id)).toEqual(INTACTO)
    })

    // To reopen is everybody's.
    if (semAcao.length > 0)
      it.each(semAcao)('PER-01 403 para %s', async (tipo) => {
        const { id } = await fluxo.abrir({
          ...abrir,
          criador: tipo === 'CONSUMIDOR_FINAL' ? 'OPERADOR' : tipo,
        })
        const { status, erro } = await fluxo.agir(contrato, id, await corpo(), tipo)
        expect([status, erro.codigo]).toEqual([403, 'SEM_PERMISSAO'])
        expect(await semMudanca(id)).toEqual(INTACTO)
      })

    it('PER-01 404 para o ticket de outros e para o que não existe', async () => {
      const { banco } = fluxo.teste.negocio()
      const { id } = await fluxo.abrir({ ...abrir, criador: 'GERENTE' })
      const minhas = banco
        .select({ id: colaboradorFilial.filialId })
        .from(colaboradorFilial)
        .where(eq(colaboradorFilial.colaboradorId, await fluxo.idDaConta(quem)))
      const [outra] = await banco
        .select()
        .from(filial)
        .where(notInArray(filial.id, minhas))
        .orderBy(asc(filial.id))
      if (outra) await fluxo.mudar(id, { filialId: outra.id })
      await fluxo.mudar(id, { setorId: await fluxo.idDoSetor('Qualidade') })
      for (const alheio of [id, 999_999_999]) {
        const { status, erro } = await fluxo.agir(contrato, alheio, await corpo(), quem)
        expect([status, erro.codigo]).toEqual([404, 'NAO_ENCONTRADO'])
      }
      expect(await semMudanca(id)).toEqual(INTACTO)
    })

    it('TIC-13 409 para quem decidiu sobre uma versão antiga, com o que mudou', async () => {
      const { id } = await fluxo.abrir(abrir)
      await fluxo.mudar(id, { versao: 2 })
      await fluxo.escreverHistorico(id, 2, 'Encaminhou para Logística.')
      const { status, erro } = await fluxo.agir(contrato, id, { ...(await corpo()), versao: 1 })
      expect([status, erro.codigo]).toEqual([409, 'TICKET_MUDOU'])
      expect(erro.mudancas).toEqual([
        { quando: expect.any(String), quem: nomeDaConta('OPERADOR'), o_que: 'Encaminhou para Logística.' },
      ])
      expect(await semMudanca(id)).toEqual({ versao: 2, entradas: 2 })
    })
  })
}
