import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { type Armazem, criarArmazem } from '../../../platform/arquivos/armazem.ts'
import { novaChave } from '../../../platform/arquivos/chave.ts'
import { removerOrfaos } from '../../../platform/arquivos/limpar-pasta.ts'
import { criarTarefas } from '../../../tarefas/tarefas.ts'
import { limparAnexos } from './limpar-anexos.ts'
import { ticketAnexo } from './tabelas.ts'

const DIA_MS = 24 * 3_600_000
const fluxo = usarFluxo()
const nunca = new AbortController().signal
let pasta: string
let armazem: Armazem
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'balcao-orfaos-'))
  armazem = criarArmazem({ pasta }, 'aurora')
})
afterEach(() => rm(pasta, { recursive: true, force: true }))

async function guardar(lugar = armazem, dentro = 'tickets'): Promise<string> {
  const chave = novaChave(dentro, 'txt')
  await lugar.gravar(chave, 'x', 'text/plain')
  return chave
}
const existe = async (chave: string, lugar = armazem) => (await lugar.gravadoEm(chave)) !== null
/** By the date of the file, which a moved clock (RELOGIO) does not move. */
async function depoisDe(chave: string, ms: number): Promise<Date> {
  const gravadoEm = await armazem.gravadoEm(chave)
  if (!gravadoEm) throw new Error(`${chave} não está no armazém`)
  return new Date(gravadoEm.getTime() + ms)
}

async function referir(arquivo: string): Promise<void> {
  const { id } = await fluxo.abrir({ tipo: 'ELOGIO' })
  await fluxo.teste
    .negocio()
    .banco.insert(ticketAnexo)
    .values({
      ticketId: id,
      arquivo,
      nomeExibicao: 'foto.txt',
      midia: 'text/plain',
      tamanho: 1,
      criadoEm: new Date(),
      criadoPor: await fluxo.idDaConta('OPERADOR'),
    })
}

describe('arquivos sem ticket', () => {
  it('NOV-16 saem depois de um dia; os de tickets, de outra pasta e de outro negócio ficam', async () => {
    const boreal = criarArmazem({ pasta }, 'boreal')
    const [solto, doTicket] = [await guardar(), await guardar()]
    const deOutraPasta = await guardar(armazem, 'imagens')
    const deOutroNegocio = await guardar(boreal)
    await referir(doTicket)
    const { banco } = fluxo.teste.negocio()
    // An upload of these hours has its file before its row.
    const antes = await depoisDe(solto, DIA_MS - 60_000)
    expect(await limparAnexos({ armazem, banco }, antes, nunca)).toBe(0)
    const depois = await depoisDe(solto, DIA_MS + 60_000)
    expect(await limparAnexos({ armazem, banco }, depois, nunca)).toBe(1)
    expect(await Promise.all([solto, doTicket, deOutraPasta].map((chave) => existe(chave)))).toEqual([
      false,
      true,
      true,
    ])
    expect(await existe(deOutroNegocio, boreal)).toBe(true)
  })

  it('a tarefa da fila faz a mesma limpeza', async () => {
    const solto = await guardar()
    const negocio = { ...fluxo.teste.negocio(), armazem }
    const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: nunca }
    const depois = await depoisDe(solto, 2 * DIA_MS)
    const tarefas = criarTarefas(negocio, { enviar: async () => undefined }, () => depois)
    await tarefas['limpar-arquivos']({}, contexto)
    expect(await existe(solto)).toBe(false)
  })

  it('sem nenhum arquivo ainda, não há o que fazer', async () => {
    const { banco } = fluxo.teste.negocio()
    expect(await limparAnexos({ armazem, banco }, new Date(), nunca)).toBe(0)
  })

  it('de cada vez saem poucos, e nenhum quando o servidor para', async () => {
    const chaves = await Promise.all(Array.from({ length: 5 }, () => guardar()))
    const antesDe = await depoisDe(chaves[0] ?? '', DIA_MS)
    const limpar = (maximo: number, sinal = nunca) =>
      removerOrfaos(armazem, {
        pasta: 'tickets',
        emUso: async () => [],
        antesDe,
        maximo,
        sinal,
      })
    expect(await limpar(5, AbortSignal.abort())).toBe(0)
    expect(await limpar(2)).toBe(2)
    expect(await limpar(5)).toBe(3)
  })
})
