import type { ErroNoFio } from '@balcao/dominio/erros'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { listarTipos, type TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, expect } from 'vitest'
import { parametro } from '../src/features/parametros/tabelas.ts'
import {
  ticket,
  ticketAnexo,
  ticketItem,
  ticketMotivo,
  ticketNota,
  ticketProrrogacao,
} from '../src/features/tickets/nucleo/tabelas.ts'
import { type AppDeTeste, criarAppDeTeste } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'
import { montarFormulario } from './formulario.ts'
import { nomeDaConta } from './nome-da-conta.ts'

type Cenario = ReturnType<typeof cenarioDeTickets>
type Corpo = Record<string, unknown>
type Arquivo = { nome: string; conteudo: Uint8Array }

/** The wizard filled in for a customer, as it would be sent. */
export type Preenchido = Corpo & { idTipo: number; idCli?: number; idFil?: number }

export type Abertura = Cenario & {
  teste: AppDeTeste
  tipos: Map<string, TipoDeTicketNoFio>
  /** A customer of the demo representative in the operator's first branch, with an invoice of their own. */
  compra(quantos?: number): ReturnType<typeof comprar>
  preencher(chave: string, mais?: Corpo): Promise<Preenchido>
  preencherConsumidor(chave: string, mais?: Corpo): Preenchido
  enviar(corpo: Corpo, quem?: TipoDeUsuario, headers?: Record<string, string>): ReturnType<typeof enviarJson>
  enviarComArquivos(corpo: Corpo, arquivos: Arquivo[], quem?: TipoDeUsuario): ReturnType<typeof enviarJson>
  guardarParametro(chave: string, valor: string): Promise<void>
  partes(ticketId: number): ReturnType<typeof partesDoTicket>
  quantosTickets(): Promise<number>
  /** Refused, and nothing was written: anything else fails the test. */
  recusado(corpo: Corpo, quem?: TipoDeUsuario): Promise<Recusado>
}
type Recusado = {
  status: number
  codigo: ErroNoFio['codigo']
  campos: ErroNoFio['campos'] | undefined
  message: string
}

/** A server of its own for a file of tests about opening tickets. */
export function usarAbertura(): Abertura {
  const abertura = {} as Abertura
  beforeAll(async () => {
    const teste = await criarAppDeTeste()
    const cenario = cenarioDeTickets(teste)
    const { corpo } = await teste.chamar(listarTipos, { token: await teste.tokenDe('ADMIN') })
    const tipos = new Map(corpo.itens.map((tipo) => [tipo.chave, tipo]))
    Object.assign(abertura, cenario, { teste, tipos }, acoes(teste, cenario, tipos))
  })
  afterAll(() => abertura.teste?.fechar())
  return abertura
}

const enviarJson = async (teste: AppDeTeste, corpo: unknown, quem: TipoDeUsuario, headers = {}) =>
  teste.chamar(abrirTicketPeloPortal, { corpo, token: await teste.tokenDe(quem), headers })

async function comprar(cenario: Cenario, quantos: number) {
  const idFil = await cenario.filialDoOperador(0)
  const idCli = await cenario.clienteDaFilial(idFil, true)
  return { idFil, idCli, ...(await cenario.criarNota(idCli, idFil, quantos)) }
}

async function partesDoTicket(teste: AppDeTeste, ticketId: number) {
  const { banco } = teste.negocio()
  const de = async <T extends { ticketId: number }>(linhas: PromiseLike<T[]>) =>
    (await linhas).filter((linha) => linha.ticketId === ticketId)
  return {
    itens: await de(banco.select().from(ticketItem).orderBy(ticketItem.id)),
    notas: await de(banco.select().from(ticketNota)),
    motivos: await de(banco.select().from(ticketMotivo).orderBy(ticketMotivo.nivel)),
    anexos: await de(banco.select().from(ticketAnexo).orderBy(ticketAnexo.id)),
    prorrogacao: (await de(banco.select().from(ticketProrrogacao)))[0] ?? null,
  }
}

/** The first reason of each level, all the way down. */
function motivosDe({ motivos }: TipoDeTicketNoFio): Corpo {
  const escolhidos: Corpo = {}
  for (let itens = motivos.itens, nivel = 1; itens[0] && nivel <= 5; nivel++) {
    escolhidos[`motivo${nivel}`] = { id: itens[0].id, obs: 'Como combinado' }
    itens = itens[0].subnivel.itens
  }
  return escolhidos
}

function acoes(teste: AppDeTeste, cenario: Cenario, tipos: Map<string, TipoDeTicketNoFio>) {
  const tipoDe = (chave: string) => {
    const tipo = tipos.get(chave)
    if (!tipo) throw new Error(`o tipo ${chave} não está no catálogo`)
    return tipo
  }
  const comum = (tipo: TipoDeTicketNoFio) => ({
    idTipo: tipo.id,
    origem: 'SAC',
    assunto: 'Caixa amassada',
    mensagem: 'A caixa chegou amassada.',
    ...motivosDe(tipo),
    ...(tipo.usa_produto > 0 && { itensAvulsos: [{ produto_id: 1 }, { produto_id: 2 }] }),
  })
  const quantosTickets = () => teste.negocio().banco.$count(ticket)
  return {
    quantosTickets,
    recusado: async (corpo: Corpo, quem: TipoDeUsuario = 'OPERADOR'): Promise<Recusado> => {
      const antes = await quantosTickets()
      const { status, erro } = await enviarJson(teste, corpo, quem)
      expect(await quantosTickets()).toBe(antes)
      return { status, codigo: erro.codigo, campos: erro.campos, message: erro.message }
    },
    compra: (quantos = 3) => comprar(cenario, quantos),
    preencher: async (chave: string, mais: Corpo = {}): Promise<Preenchido> => {
      const tipo = tipoDe(chave)
      const { idCli, idFil, nota, itens } = await comprar(cenario, 3)
      return {
        ...comum(tipo),
        idCli,
        idFil,
        ...(tipo.usa_nota > 0 && { notas: [{ id: nota.id }] }),
        ...(tipo.usa_nota_produto > 0 && {
          itens: itens.slice(0, 2).map(({ id }) => ({ produto_id: id, motivo_id: 1, qtd_solicitada: 4 })),
        }),
        ...(tipo.usa_transportadora > 0 && { transportadora_id: 1 }),
        ...(tipo.usa_prorrogacao > 0 && {
          responsavel_prorrogacao: 'TRANSPORTADORA',
          responsavel_prorrogacao_id: 2,
          dias_atraso_prorrogacao: 5,
        }),
        ...mais,
      }
    },
    preencherConsumidor: (chave: string, mais: Corpo = {}): Preenchido => ({
      ...comum(tipoDe(chave)),
      consumidorFinal: {
        nome: nomeDaConta('CONSUMIDOR_FINAL').replace(' ', '  '),
        email: 'cecilia@exemplo.com.br',
      },
      ...mais,
    }),
    enviar: (corpo: Corpo, quem: TipoDeUsuario = 'OPERADOR', headers = {}) =>
      enviarJson(teste, corpo, quem, headers),
    enviarComArquivos: async (corpo: Corpo, arquivos: Arquivo[], quem: TipoDeUsuario = 'OPERADOR') => {
      const formulario = await montarFormulario(emCampos(corpo), arquivos)
      return enviarJson(teste, formulario.corpo, quem, formulario.headers)
    },
    guardarParametro: async (chave: string, valor: string) => {
      await teste.negocio().banco.insert(parametro).values({ chave, valor })
      await teste.negocio().renovarParametros()
    },
    partes: (ticketId: number) => partesDoTicket(teste, ticketId),
  }
}

/** `{ itens: [{ produto_id: 1 }] }` as the fields of a form: `itens[0][produto_id]`. */
function emCampos(valor: unknown, nome = ''): Record<string, string> {
  if (typeof valor !== 'object' || valor === null) return { [nome]: String(valor) }
  return Object.assign(
    {},
    ...Object.entries(valor).map(([chave, filho]) => emCampos(filho, nome ? `${nome}[${chave}]` : chave)),
  )
}
