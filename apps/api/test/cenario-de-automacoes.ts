import type { AcaoDaAutomacao } from '@balcao/dominio/automacoes/acoes'
import { criarAutomacao } from '@balcao/dominio/automacoes/contratos'
import type { EntradaDe } from '@balcao/dominio/contrato'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeEach } from 'vitest'
import { automacao, automacaoExecucao } from '../src/features/automacoes/tabelas.ts'
import { setor } from '../src/features/setores/tabelas.ts'
import { type AppDeTeste, criarAppDeTeste } from './app-de-teste.ts'
import { cenarioDeTickets } from './cenario-de-tickets.ts'

export type Corpo = EntradaDe<typeof criarAutomacao, 'corpo'>

export const acao = (mudada: Partial<AcaoDaAutomacao> & Pick<AcaoDaAutomacao, 'tipo'>): AcaoDaAutomacao => ({
  ...{ operador: null, setor: null, resposta: null, etiqueta: null, quem: null, pessoas: [] },
  ...mudada,
})

export const NOVA: Corpo = {
  nome: 'Elevar o que abre',
  quando: 'ABERTO',
  se: {},
  entao: [acao({ tipo: 'ELEVAR' })],
  ativa: true,
}

/** Only the rules that the test writes. */
export async function cenarioDeAutomacoes(teste: AppDeTeste) {
  const { banco } = teste.negocio()
  await banco.delete(automacaoExecucao)
  await banco.delete(automacao)
  const tickets = cenarioDeTickets(teste)
  const criar = async (mudado: Partial<Corpo> = {}, quem: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(criarAutomacao, { token: await teste.tokenDe(quem), corpo: { ...NOVA, ...mudado } })
  return {
    banco,
    tickets,
    criar,
    async execucoes() {
      const todas = await banco.select().from(automacaoExecucao)
      return todas.toSorted((a, b) => a.id - b.id)
    },
    async setor(nome: string) {
      const setores = await banco.select().from(setor)
      const achado = setores.find((um) => um.nome.startsWith(nome))
      if (!achado) throw new Error(`não há o setor ${nome}`)
      return achado
    },
    async ditas(idTicket: number) {
      const entradas = await tickets.historico(idTicket)
      return entradas.filter(({ acao: qual }) => qual === 'AUTOMACAO')
    },
  }
}

type Automacoes = Awaited<ReturnType<typeof cenarioDeAutomacoes>> & { teste: AppDeTeste }

/** A server of its own for a file of tests; each begins with no rule of the former ones. */
export function usarAutomacoes(): Automacoes {
  const automacoes = {} as Automacoes
  beforeEach(async () => {
    automacoes.teste ??= await criarAppDeTeste()
    Object.assign(automacoes, await cenarioDeAutomacoes(automacoes.teste))
  })
  afterAll(() => automacoes.teste.fechar())
  return automacoes
}
