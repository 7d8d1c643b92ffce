import { entrar } from '@balcao/dominio/acesso/contratos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../test/app-de-teste.ts'
import { comParametros } from '../../test/com-parametros.ts'
import { captchaUsado, sessao, tentativaDeAcesso } from '../features/acesso/tabelas.ts'
import type { Mensagem } from '../platform/email/carteiro.ts'
import type { SerieDeTentativas } from './catalogo.ts'
import { criarTarefas } from './tarefas.ts'

const DIA = 24 * 3_600_000

describe('tarefas', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  type Agendada = { identifier: 'avisar-tentativas'; payload: SerieDeTentativas }
  const agendadas = async (cpf: string) => {
    const { rows } = await teste.negocio().banco.execute<Agendada>(
      sql`select t.identifier, j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where j.payload ->> 'cpf' = ${cpf} order by j.id`,
    )
    return rows
  }
  const enviadosPor = async (avisos: Agendada[]) => {
    const enviados: Mensagem[] = []
    const carteiro = { enviar: async (mensagem: Mensagem) => void enviados.push(mensagem) }
    const tarefas = criarTarefas(teste.negocio(), carteiro, () => new Date())
    const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }
    for (const { identifier, payload } of avisos) await tarefas[identifier](payload, contexto)
    return enviados
  }

  const errar = async (cpf: string, vezes: number) => {
    for (let vez = 0; vez < vezes; vez++) {
      const captcha = await teste.resolverCaptcha()
      await teste.chamar(entrar, { corpo: { cpf, senha: 'errada', captcha }, ip: `10.1.0.${vez}` })
      teste.adiantar(30 * 60_000)
    }
  }

  it('ADM-08 o que não diz de quem é sai em nome do negócio, como ele se chama na hora', async () => {
    const negocio = { ...teste.negocio(), remetente: 'Balcão <portal@exemplo.test>' }
    const enviadas: Mensagem[] = []
    const carteiro = { enviar: async (mensagem: Mensagem) => void enviadas.push(mensagem) }
    const { 'enviar-email': enviar } = criarTarefas(negocio, carteiro, () => new Date())
    const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }
    const dela = { nome: 'Filial', endereco: 'filial@exemplo.test' }
    await comParametros(teste, { nomeDoNegocio: 'Casa  Verde' }, async () => {
      await enviar({ para: 'ana@exemplo.test', assunto: 'a', texto: 'b' }, contexto)
      await enviar({ para: 'ana@exemplo.test', assunto: 'a', texto: 'b', de: dela }, contexto)
    })
    expect(enviadas.map(({ de }) => de)).toEqual([
      { nome: 'Casa Verde', endereco: 'portal@exemplo.test' },
      dela,
    ])
  })

  it('AUT-01 o dono da conta é avisado por e-mail quando a espera começa, uma vez', async () => {
    const cpf = '11144477735'
    await errar(cpf, 4)
    expect(await agendadas(cpf)).toEqual([])
    await errar(cpf, 3)
    const avisos = await agendadas(cpf)
    expect(avisos.map(({ identifier }) => identifier)).toEqual(['avisar-tentativas'])
    const [mensagem, ...demais] = await enviadosPor(avisos)
    expect(demais).toEqual([])
    expect(mensagem?.assunto).toContain('Tentativas de acesso')
    expect(mensagem?.texto).toContain('10.1.0.')
  })

  it('AUT-01 CPF sem conta agenda o mesmo, para o tempo não dizer se há conta, e não gera e-mail', async () => {
    const cpf = '86288366757'
    await errar(cpf, 6)
    const novas = await agendadas(cpf)
    expect(novas).toHaveLength(1)
    expect(await enviadosPor(novas)).toEqual([])
  })

  it('AUT-04 a limpeza apaga o que não serve mais e só isso', async () => {
    const { banco } = teste.negocio()
    await teste.tokenDe('ADMIN')
    const antes = await banco.$count(sessao)
    const carteiro = { enviar: async () => undefined }
    const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }
    await criarTarefas(teste.negocio(), carteiro, () => new Date())['limpar-acessos']({}, contexto)
    expect(await banco.$count(sessao)).toBe(antes)
    expect(antes).toBeGreaterThan(0)
    const amanha = () => new Date(Date.now() + 2 * DIA)
    await criarTarefas(teste.negocio(), carteiro, amanha)['limpar-acessos']({}, contexto)
    expect(await banco.$count(sessao)).toBe(antes)
    expect(await banco.$count(tentativaDeAcesso)).toBe(0)
    const depois = () => new Date(Date.now() + 90 * DIA)
    await criarTarefas(teste.negocio(), carteiro, depois)['limpar-acessos']({}, contexto)
    expect([await banco.$count(sessao), await banco.$count(captchaUsado)]).toEqual([0, 0])
  })
})
