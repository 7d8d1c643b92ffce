import { SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { sair, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { alterarSenha, encerrarOutrasSessoes, encerrarUmaSessao } from '@balcao/dominio/conta/contratos'
import { pode } from '@balcao/dominio/permissoes'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { criarLog } from '../../platform/log.ts'
import { escutar } from '../../platform/realtime/escuta.ts'
import { autenticar } from './sessoes.ts'

const OPERADOR = '11144477735'
const DIA = 86_400_000

describe('AUT-04 uma sessão lembrada', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())
  // As if the database were heard, but no news ever came: what this process changes it must know by itself.
  beforeEach(() => teste.negocio().sessoes.ouvir(true))

  const executar = (comando: SQL) => teste.negocio().banco.execute(comando)
  /** The session of that token, or the refusal; and what was asked of the database for it. */
  const conferir = async (token: string) => {
    const pedido = { headers: { authorization: `Bearer ${token}` } } as FastifyRequest
    const enviar = vi.spyOn(teste.negocio().banco.$client, 'query')
    const sessao = await autenticar(pedido, teste.negocio(), teste.agora()).catch(({ codigo }) => codigo)
    const textos = enviar.mock.calls.map(([config]) => (config as unknown as { text: string }).text)
    enviar.mockRestore()
    // Parameters are read again by themselves, every few seconds.
    const comandos = textos.filter((texto) => !texto.includes('"parametro"'))
    return { sessao, comandos }
  }
  const vale = async (token: string) => (await teste.chamar(validarSessao, { token })).status
  const ficarLembrada = async (token: string) => {
    await conferir(token)
    expect((await conferir(token)).comandos).toEqual([])
  }
  /** A session that was checked, and whose next check asks nothing. */
  const abrirLembrada = async (cpf = OPERADOR) => {
    const corpo = { cpf, senha: SENHA_DEMO, captcha: await teste.resolverCaptcha() }
    const { token } = (await teste.chamar(entrar, { corpo, ip: '10.1.2.3' })).corpo
    const { status, corpo: validada } = await teste.chamar(validarSessao, { token })
    expect(status).toBe(200)
    await ficarLembrada(token)
    return { token, id: validada.sessao }
  }

  it('é perguntada ao banco uma vez', async () => {
    const { token } = await abrirLembrada()
    expect(await vale(token)).toBe(200)
  })

  it.each([
    ['sair', (token: string) => teste.chamar(sair, { token })],
    [
      'encerrada por outra sessão',
      async (_: string, id: number) =>
        teste.chamar(encerrarUmaSessao, {
          token: (await abrirLembrada()).token,
          params: { idSessao: id },
        }),
    ],
    [
      'encerradas todas as outras',
      async () => teste.chamar(encerrarOutrasSessoes, { token: (await abrirLembrada()).token }),
    ],
    ['apagada', (_: string, id: number) => executar(sql`delete from sessao where id = ${id}`)],
    [
      'encerrada e usada no mesmo comando',
      (_: string, id: number) =>
        executar(sql`update sessao set encerrada_em = now(), usada_em = now() where id = ${id}`),
    ],
    [
      'usada há muito, diz quem corrige à mão',
      (_: string, id: number) =>
        executar(sql`update sessao set usada_em = usada_em - interval '40 days' where id = ${id}`),
    ],
    [
      'conta desativada',
      async () => {
        await executar(sql`update colaborador set ativo = false where cpf = ${OPERADOR}`)
        onTestFinished(async () => {
          await executar(sql`update colaborador set ativo = true where cpf = ${OPERADOR}`)
        })
      },
    ],
  ] as [string, (token: string, id: number) => Promise<unknown>][])(
    'acaba no pedido seguinte: %s',
    async (_caso, acabar) => {
      const { token, id } = await abrirLembrada()
      await acabar(token, id)
      expect(await vale(token)).toBe(401)
    },
  )

  it('AUT-09 acaba no pedido seguinte à troca da senha em outra', async () => {
    const [{ token }, outra] = [await abrirLembrada(), await abrirLembrada()]
    onTestFinished(async () => {
      const daDemo = sql`(select senha_hash from colaborador where cpf <> ${OPERADOR} limit 1)`
      await executar(sql`update colaborador set senha_hash = ${daDemo} where cpf = ${OPERADOR}`)
    })
    const trocar = (atual: string, senha: string) =>
      teste.chamar(alterarSenha, { token: outra.token, corpo: { atual, senha }, ip: '10.7.0.1' })
    expect((await trocar(SENHA_DEMO, 'nova senha 1')).status).toBe(200)
    expect([await vale(token), await vale(outra.token)]).toEqual([401, 200])
  })

  const doOperador = sql`(select id from colaborador where cpf = ${OPERADOR})`
  it.each([
    [
      'PER-01 permissão tirada do tipo',
      sql`insert into permissao (tipo, acao, autorizado) values ('OPERADOR', ${listarTickets.acao}, false)`,
      sql`delete from permissao`,
    ],
    [
      'tipo',
      sql`update colaborador set tipo = 'REPRESENTANTE' where cpf = ${OPERADOR}`,
      sql`update colaborador set tipo = 'OPERADOR' where cpf = ${OPERADOR}`,
    ],
    [
      'nome e e-mail',
      sql`update colaborador set nome = 'Outro', email = 'outro@exemplo.com' where cpf = ${OPERADOR}`,
      sql`update colaborador set nome = 'Operador' where cpf = ${OPERADOR}`,
    ],
    [
      'filial própria',
      sql`update colaborador set filial_id = null where cpf = ${OPERADOR}`,
      sql`update colaborador set filial_id = (select min(id) from filial) where cpf = ${OPERADOR}`,
    ],
    [
      'setores',
      sql`delete from colaborador_setor where colaborador_id = ${doOperador}`,
      sql`insert into colaborador_setor (colaborador_id, setor_id) select ${doOperador}, id from setor`,
    ],
    [
      'filiais',
      sql`delete from colaborador_filial where colaborador_id = ${doOperador}`,
      sql`insert into colaborador_filial (colaborador_id, filial_id) select ${doOperador}, id from filial`,
    ],
  ])('é outra no pedido seguinte, e de novo depois: %s', async (_caso, mudar, voltar) => {
    const { token } = await abrirLembrada()
    const antes = retrato((await conferir(token)).sessao)
    await executar(mudar)
    const mudada = retrato((await conferir(token)).sessao)
    expect(mudada).not.toEqual(antes)
    await ficarLembrada(token)
    await executar(voltar)
    expect(retrato((await conferir(token)).sessao)).not.toEqual(mudada)
  })
  const retrato = ({ nome, email, tipo, filialId, filiais, setores, autorizacoes }: Sessao) => ({
    ...{ nome, email, tipo, filialId, filiais, setores },
    ve: pode(autorizacoes, listarTickets.acao),
  })

  it('o que ainda não foi confirmado não vale, e o que foi desfeito nunca valeu', async () => {
    const { token, id } = await abrirLembrada()
    const desfeita = transacao(teste.negocio().banco, async (tx) => {
      await tx.execute(sql`update sessao set encerrada_em = now() where id = ${id}`)
      // Asked each time: whichever way it ends, nothing of now may stay.
      expect([(await conferir(token)).comandos.length, (await conferir(token)).comandos.length]).toEqual([
        1, 1,
      ])
      throw new Error('desfeita')
    })
    await expect(desfeita).rejects.toThrow('desfeita')
    expect(await vale(token)).toBe(200)
    await ficarLembrada(token)
  })

  const ouvirOBanco = async () => {
    const { url, sessoes: lembranca } = teste.negocio()
    const registrar = criarLog('silent')
    const escuta = escutar({ url, lembranca, aoOuvir: () => undefined, aoLigar: () => undefined, registrar })
    await escuta.pronta
    return escuta
  }
  /** With a connection that is not of this process's pool. */
  const emOutroProcesso = async (comando: string, valores: unknown[] = []) => {
    const cliente = new pg.Client({ connectionString: teste.negocio().url })
    await cliente.connect()
    await cliente.query(comando, valores).finally(() => cliente.end())
  }

  it('acaba quando outro processo a encerra, sem o servidor saber quem', async () => {
    const escuta = await ouvirOBanco()
    onTestFinished(() => escuta.parar())
    const { token, id } = await abrirLembrada()
    await emOutroProcesso('update sessao set encerrada_em = now() where id = $1', [id])
    await expect.poll(() => vale(token)).toBe(401)
  })

  it('não é lembrada enquanto o banco não é ouvido, e volta a ser quando é', async () => {
    teste.negocio().sessoes.ouvir(false)
    const perguntas = async () => (await conferir(token)).comandos.length
    const escuta = await ouvirOBanco()
    const { token } = await abrirLembrada()
    const ouvir = vi.spyOn(teste.negocio().sessoes, 'ouvir')
    await emOutroProcesso(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'balcao:tempo-real:%'`)
    await expect.poll(() => ouvir.mock.calls).toEqual([[false], [true]])
    await ficarLembrada(token)
    await escuta.parar()
    expect([await perguntas(), await perguntas()]).toEqual([1, 1])
  })

  it('tem o uso escrito uma vez por minuto, como qualquer outra', async () => {
    const { token } = await abrirLembrada()
    teste.adiantar(61_000)
    expect((await conferir(token)).comandos).toEqual([
      expect.stringMatching(/^select/),
      expect.stringMatching(/^update "sessao"/),
    ])
    await ficarLembrada(token)
  })

  it('acaba pelo relógio e pelo parâmetro, sem que o banco diga nada', async () => {
    const { token, id } = await abrirLembrada()
    await executar(sql`update sessao set criada_em = criada_em - interval '3 days' where id = ${id}`)
    await ficarLembrada(token)
    await executar(sql`insert into parametro (chave, valor) values ('GERAL_sessaoDiasMaximo', '2')`)
    await teste.negocio().renovarParametros()
    expect(await conferir(token)).toEqual({ sessao: 'SEM_SESSAO', comandos: [] })
    await executar(sql`delete from parametro where chave = 'GERAL_sessaoDiasMaximo'`)
    await teste.negocio().renovarParametros()
    const parada = await abrirLembrada()
    teste.adiantar(DIA * 40)
    expect(await vale(parada.token)).toBe(401)
  })

  it('cada tabela que a conferência lê diz quando muda', async () => {
    const { token } = await abrirLembrada()
    teste.negocio().sessoes.esquecer()
    const { comandos } = await conferir(token)
    const lidas = new Set([...String(comandos).matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, nome]) => nome))
    const { rows } = await teste
      .negocio()
      .banco.$client.query(`select distinct tgrelid::regclass::text as tabela from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid where proname = 'esquecer_sessoes'`)
    expect(new Set(rows.map(({ tabela }) => tabela))).toEqual(lidas)
  })
})

type Sessao = Awaited<ReturnType<typeof autenticar>>
