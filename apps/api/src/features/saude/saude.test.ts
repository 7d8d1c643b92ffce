import { listarTarefasQueFalharam, tentarTarefaDeNovo, verSaude } from '@balcao/dominio/saude/contratos'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'

const MENSAGEM = { para: 'ana@example.com', assunto: 'segredo-do-assunto', texto: 'Olá.' }

describe('ADM-11 saúde', () => {
  let teste: AppDeTeste
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('ADMIN')
  })
  afterAll(() => teste.fechar())
  beforeEach(() => teste.negocio().banco.execute(sql`delete from graphile_worker._private_jobs`))

  async function porTarefa(mudar = sql`attempts = attempts`): Promise<number> {
    const { banco } = teste.negocio()
    await transacao(banco, (tx) => agendar(tx, 'enviar-email', MENSAGEM, { tentativas: 3 }))
    const { rows } = await banco.execute<{ id: string }>(sql`update graphile_worker._private_jobs set ${mudar}
      where id = (select max(id) from graphile_worker._private_jobs) returning id`)
    return Number(rows[0]?.id)
  }
  const DESISTIDA = sql`attempts = 3, last_error = 'o servidor recusou'`
  const VAI_TENTAR = sql`attempts = 1, last_error = 'caiu', run_at = now() + interval '1 hour'`
  const RODANDO = sql`attempts = 3, last_error = 'caiu', locked_at = now(), locked_by = 'alguem'`
  const listar = async (query = {}) =>
    (await teste.chamar(listarTarefasQueFalharam, { token, query })).corpo.itens.map(({ id }) => id)
  const tentar = (idTarefa: number, com = token) =>
    teste.chamar(tentarTarefaDeNovo, { token: com, params: { idTarefa } })

  it('diz a situação, desde quando, quantas esperam e desde quando a mais antiga espera', async () => {
    await porTarefa(sql`run_at = now() - interval '90 seconds'`)
    await porTarefa(VAI_TENTAR)
    const { corpo } = await teste.chamar(verSaude, { token })
    expect(corpo.fila).toMatchObject({ situacao: null, desde: null, esperando: 1, rodando: 0 })
    const espera = teste.agora().getTime() - Date.parse(corpo.fila.maisAntigaDesde ?? '')
    expect(espera).toBeGreaterThanOrEqual(90_000)
    const { fila } = teste.negocio()
    fila.rodar()
    fila.parar('o banco caiu')
    fila.tentar()
    expect((await teste.chamar(verSaude, { token })).corpo.fila).toMatchObject({
      situacao: 'TENTANDO',
      desde: fila.atual()?.desde.toISOString(),
      tentativas: 1,
      motivo: 'o banco caiu',
    })
  })

  it('lista as que falharam, as desistidas primeiro, sem o que elas carregam', async () => {
    await porTarefa()
    await porTarefa(RODANDO)
    const vaiTentar = await porTarefa(VAI_TENTAR)
    const desistida = await porTarefa(DESISTIDA)
    expect(await listar()).toEqual([desistida, vaiTentar])
    expect(await listar({ situacao: 'DESISTIU' })).toEqual([desistida])
    expect(await listar({ situacao: 'VAI_TENTAR' })).toEqual([vaiTentar])
    const { corpo } = await teste.chamar(listarTarefasQueFalharam, { token })
    expect(corpo.itens[0]).toMatchObject({
      nome: 'Enviar e-mail',
      situacao: 'DESISTIU',
      tentativas: 3,
      maximoDeTentativas: 3,
      erro: 'o servidor recusou',
      proximaEm: null,
    })
    expect(corpo.itens[1]?.proximaEm).not.toBeNull()
    expect(JSON.stringify(corpo)).not.toContain('segredo')
    const { status } = await teste.chamar(listarTarefasQueFalharam, {
      token,
      query: { situacao: 'OUTRA' as never },
    })
    expect(status).toBe(422)
  })

  it('a desistida volta à fila com todas as tentativas, uma vez, e fica no histórico', async () => {
    const id = await porTarefa(sql`${DESISTIDA}, run_at = now() + interval '1 day'`)
    const { status, corpo } = await tentar(id)
    expect([status, corpo.message]).toEqual([200, '“Enviar e-mail” voltou à fila.'])
    const { banco } = teste.negocio()
    const { rows } = await banco.execute<{
      attempts: number
    }>(sql`select attempts, is_available, run_at <= now() as ja
      from graphile_worker._private_jobs where id = ${id}`)
    expect(rows).toEqual([{ attempts: 0, is_available: true, ja: true }])
    const entradas = await banco.select().from(historico).where(eq(historico.entidade, 'tarefa'))
    expect(entradas).toMatchObject([{ entidadeId: String(id), acao: 'TENTAR_DE_NOVO' }])
    expect((await tentar(id)).status).toBe(409)
  })

  it('recusa: a que a fila ainda tenta, a que roda, a que não existe, número que não serve, quem não pode', async () => {
    expect((await tentar(await porTarefa(VAI_TENTAR))).status).toBe(409)
    expect((await tentar(await porTarefa(RODANDO))).status).toBe(409)
    expect((await tentar(2_000_000_000)).status).toBe(404)
    expect((await tentar('x' as never)).status).toBe(404)
    const id = await porTarefa(DESISTIDA)
    const gerente = await teste.tokenDe('GERENTE')
    expect((await tentar(id, gerente)).status).toBe(403)
    expect((await tentar(id, 'token-de-ninguem')).status).toBe(401)
    expect((await teste.chamar(verSaude, { token: gerente })).status).toBe(403)
    expect((await teste.chamar(listarTarefasQueFalharam, { token: gerente })).status).toBe(403)
    expect(await listar()).toContain(id)
  })
})
