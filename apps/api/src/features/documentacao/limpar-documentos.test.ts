import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { type Armazem, criarArmazem } from '../../platform/arquivos/armazem.ts'
import { novaChave } from '../../platform/arquivos/chave.ts'
import { criarTarefas } from '../../tarefas/tarefas.ts'
import { limparDocumentos } from './limpar-documentos.ts'
import { clienteDocumento } from './tabelas.ts'

const DIA_MS = 24 * 3_600_000
const nunca = new AbortController().signal

describe('arquivos de documentos que ninguém tem', () => {
  let teste: AppDeTeste
  // A place of its own: the files of the other tests are in use in databases that this one does not know.
  let pasta: string
  let armazem: Armazem
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    pasta = await mkdtemp(join(tmpdir(), 'balcao-documentos-'))
    armazem = criarArmazem({ pasta }, 'aurora')
  })
  afterAll(async () => {
    await teste.fechar()
    await rm(pasta, { recursive: true, force: true })
  })

  async function guardar(dentro = 'documentos'): Promise<string> {
    const chave = novaChave(dentro, 'txt')
    await armazem.gravar(chave, 'x', 'text/plain')
    return chave
  }
  /** By the date of the file, which a moved clock (RELOGIO) does not move. */
  async function depoisDe(chave: string, ms: number): Promise<Date> {
    const gravadoEm = await armazem.gravadoEm(chave)
    if (!gravadoEm) throw new Error(`${chave} não está no armazém`)
    return new Date(gravadoEm.getTime() + ms)
  }
  const existe = async (chave: string) => (await armazem.gravadoEm(chave)) !== null

  it('NOV-16 CAD-12 saem depois de um dia; os de um cliente e os de outra pasta ficam', async () => {
    const [solto, doCliente, deTicket] = [await guardar(), await guardar(), await guardar('tickets')]
    const dono = await cenarioDeClientes(teste).criar()
    const { banco } = teste.negocio()
    await banco.insert(clienteDocumento).values({
      clienteId: dono.id,
      tipo: 'OUTRO',
      arquivo: doCliente,
      nomeExibicao: 'x.txt',
      midia: 'text/plain',
      tamanho: 1,
      criadoEm: new Date(),
    })
    const antes = await depoisDe(solto, DIA_MS - 60_000)
    expect(await limparDocumentos({ armazem, banco }, antes, nunca)).toBe(0)
    const depois = await depoisDe(solto, DIA_MS + 60_000)
    expect(await limparDocumentos({ armazem, banco }, depois, nunca)).toBe(1)
    expect(await Promise.all([solto, doCliente, deTicket].map(existe))).toEqual([false, true, true])
  })

  it('NOV-16 a tarefa da fila faz a mesma limpeza', async () => {
    const solto = await guardar()
    const negocio = { ...teste.negocio(), armazem }
    const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: nunca }
    const depois = await depoisDe(solto, 2 * DIA_MS)
    const tarefas = criarTarefas(negocio, { enviar: async () => undefined }, () => depois)
    await tarefas['limpar-arquivos']({}, contexto)
    expect(await existe(solto)).toBe(false)
  })
})
