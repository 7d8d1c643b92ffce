import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { transportadora } from '../../features/transportadoras/tabelas.ts'
import { emCurso } from '../em-curso.ts'
import { conectar, type Executor, type Tx } from './conexao.ts'
import {
  bancoForaDoAlcance,
  ConfirmacaoEmDuvida,
  codigoDoPostgres,
  leitura,
  parteDe,
  transacao,
  travar,
} from './transacao.ts'

describe('transação', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const nome = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(transportadora).where(eq(transportadora.id, id))
    return linha?.razaoSocial
  }

  it('TIC-13 duas pessoas ao mesmo tempo: a linha travada põe as mudanças em fila, nenhuma se perde', async () => {
    const { banco } = teste.negocio()
    await banco.update(transportadora).set({ razaoSocial: '' }).where(eq(transportadora.id, 1))
    const acrescentar = (letra: string) =>
      transacao(banco, async (tx) => {
        const { razaoSocial } = await travar(tx, transportadora, eq(transportadora.id, 1))
        await tx
          .update(transportadora)
          .set({ razaoSocial: razaoSocial + letra })
          .where(eq(transportadora.id, 1))
      })
    await Promise.all('abcdefghij'.split('').map(acrescentar))
    expect((await nome(1))?.split('').sort().join('')).toBe('abcdefghij')
  })

  it('TIC-13 o que falha no meio não deixa nada', async () => {
    const { banco } = teste.negocio()
    const antes = await nome(2)
    const falha = transacao(banco, async (tx) => {
      await tx.update(transportadora).set({ razaoSocial: 'meio' }).where(eq(transportadora.id, 2))
      throw new Error('parou')
    })
    await expect(falha).rejects.toThrow('parou')
    expect(await nome(2)).toBe(antes)
  })

  it('TIC-13 ninguém espera por uma linha mais de 5 segundos', async () => {
    const { banco } = teste.negocio()
    const espera = async (executor: Executor) => {
      const { rows } = await executor.execute<{ lock_timeout: string }>(sql`show lock_timeout`)
      return rows[0]?.lock_timeout
    }
    expect(await transacao(banco, espera)).toBe('5s')
    expect(await espera(banco)).toBe('0')
  })

  it('TIC-13 travar o que não existe é NAO_ENCONTRADO', async () => {
    const { banco } = teste.negocio()
    await expect(
      transacao(banco, (tx) => travar(tx, transportadora, eq(transportadora.id, 999_999))),
    ).rejects.toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    })
  })

  it('TIC-13 uma parte que falha leva só o que fez, mesmo dentro de outra; o resto continua e fica', async () => {
    const { banco } = teste.negocio()
    const escrever = (tx: Tx, razaoSocial: string) =>
      tx.update(transportadora).set({ razaoSocial }).where(eq(transportadora.id, 4))
    await transacao(banco, async (tx) => {
      await escrever(tx, 'antes')
      await parteDe(tx, async (parte) => {
        await escrever(parte, 'parte')
        const quebrada = parteDe(parte, async (dentro) => {
          await escrever(dentro, 'dentro')
          await dentro.execute(sql`select 1 / 0`)
        })
        await expect(quebrada).rejects.toMatchObject({ cause: { code: '22012' } })
      })
      const [linha] = await tx.select().from(transportadora).where(eq(transportadora.id, 4))
      expect(linha?.razaoSocial).toBe('parte')
      const outra = parteDe(tx, async (parte) => {
        await escrever(parte, 'outra')
        throw new Error('parou')
      })
      await expect(outra).rejects.toThrow('parou')
    })
    expect(await nome(4)).toBe('parte')
  })

  it('SEG-06 a conexão volta para os outros, a menos que se tenha quebrado', async () => {
    const banco = conectar(teste.negocio().url, () => undefined)
    const pid = async (tx: Executor) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      return Number(rows[0]?.pid)
    }
    try {
      const boa = await transacao(banco, pid)
      await expect(transacao(banco, () => Promise.reject(new Error('parou')))).rejects.toThrow('parou')
      expect(await transacao(banco, pid)).toBe(boa)
      expect(banco.$client.totalCount).toBe(1)
      const quebrada = transacao(banco, async (tx) => {
        await teste.negocio().banco.execute(sql`select pg_terminate_backend(${boa})`)
        await pid(tx)
      })
      await expect(quebrada).rejects.toSatisfy(bancoForaDoAlcance)
      expect([banco.$client.totalCount, banco.$client.waitingCount]).toEqual([0, 0])
      expect(await transacao(banco, pid)).not.toBe(boa)
      const semVolta = transacao(banco, async ({ $client }) => {
        vi.spyOn($client, 'query').mockImplementation(() => Promise.reject(new Error('não voltou')))
        throw new Error('parou')
      })
      await expect(semVolta).rejects.toThrow('parou')
      expect(banco.$client.totalCount).toBe(0)
    } finally {
      await banco.$client.end()
    }
  })

  it('ESC-02 o que o banco confirma com uma ressalva (a réplica não o tem) fica em dúvida, e não se diz feito', async () => {
    const { banco } = teste.negocio()
    await banco.execute(sql`create function ressalvar() returns trigger language plpgsql as
      $$ begin raise warning 'canceling wait for synchronous replication'; return null; end $$`)
    await banco.execute(sql`create constraint trigger ressalva after update on transportadora
      deferrable initially deferred for each row execute function ressalvar()`)
    onTestFinished(async () => void (await banco.execute(sql`drop trigger ressalva on transportadora`)))
    const feita = transacao(banco, (tx) =>
      tx.update(transportadora).set({ razaoSocial: 'talvez' }).where(eq(transportadora.id, 3)),
    )
    await expect(feita).rejects.toThrow(ConfirmacaoEmDuvida)
    expect([bancoForaDoAlcance(await feita.catch((erro) => erro)), await nome(3)]).toEqual([true, 'talvez'])
  })

  it('ESC-07 o código da requisição vai com a transação ao PostgreSQL, e não fica na conexão', async () => {
    const { banco } = teste.negocio()
    const nomeDela = async (executor: Executor) =>
      (await executor.execute<{ application_name: string }>(sql`show application_name`)).rows[0]
        ?.application_name
    const pedir = (pedido: string, como = transacao) => emCurso.run({ pedido }, () => como(banco, nomeDela))
    expect(await pedir('3f0c-a')).toBe('balcao:3f0c-a')
    expect(await pedir('3f0c-b', leitura)).toBe('balcao:3f0c-b')
    expect(await nomeDela(banco)).toBe(`balcao:${process.pid}`)
    expect(await pedir(`x'; select 1`)).toBe(`balcao:${process.pid}`)
  })

  it('uma leitura não muda nada', async () => {
    const { banco } = teste.negocio()
    expect(await leitura(banco, (tx) => tx.$count(transportadora))).toBeGreaterThan(0)
    const escreve = leitura(banco, (tx) => tx.update(transportadora).set({ razaoSocial: 'x' }))
    await expect(escreve).rejects.toMatchObject({ cause: { code: '25006' } })
  })

  it('TIC-13 um impasse é refeito, não devolvido ao usuário', async () => {
    const { banco } = teste.negocio()
    const cruzar = (primeiro: number, segundo: number, pronto: () => Promise<void>) =>
      transacao(banco, async (tx) => {
        await travar(tx, transportadora, eq(transportadora.id, primeiro))
        await pronto()
        await travar(tx, transportadora, eq(transportadora.id, segundo))
        return true
      })
    let chegaram = 0
    let liberar: () => void = () => undefined
    const ambos = new Promise<void>((resolve) => {
      liberar = resolve
    })
    const encontro = () => {
      chegaram += 1
      if (chegaram === 2) liberar()
      return ambos
    }
    expect(await Promise.all([cruzar(3, 4, encontro), cruzar(4, 3, encontro)])).toEqual([true, true])
    expect(chegaram).toBeGreaterThan(2)
  })

  it('ERR-02 o código do PostgreSQL é achado por baixo das camadas', async () => {
    const erro = await teste
      .negocio()
      .banco.execute(sql`select 1/0`)
      .then(
        () => null,
        (falha) => falha,
      )
    expect(codigoDoPostgres(erro)).toBe('22012')
    expect(codigoDoPostgres(new Error('outro'))).toBeUndefined()
  })
})
