import { type ParteNaSaude, verSaude } from '@balcao/dominio/saude/contratos'
import type { ParteDaSaude } from '@balcao/dominio/saude/partes'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import type { Negocio } from '../../negocio.ts'
import { ultimaMigracao } from '../../platform/banco/migrar.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { aviso } from '../avisos/tabelas.ts'
import { vigiarSaude } from './vigiar.ts'

const MENSAGEM = { para: 'ana@example.com', assunto: 'a', texto: 'b' }

describe('ADM-11 as partes do que faz o portal andar', () => {
  let teste: AppDeTeste
  let token: string
  let negocio: Negocio
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('ADMIN')
    negocio = teste.negocio()
    negocio.maquina = {
      ...negocio.maquina,
      ...{ servidorDeSaida: true, bytesLivres: async () => 9 * 1024 ** 3, arquivosNoAr: async () => true },
      versoes: { portal: '1.2.0', node: '24.1.0', conhecida: await ultimaMigracao() },
    }
  })
  afterAll(() => teste.fechar())
  beforeEach(() =>
    negocio.banco.execute(
      sql`truncate graphile_worker._private_jobs, erp_entrega, fonte_externa, correio_caixa, whatsapp_mensagem cascade;
        delete from historico where entidade in ('saude', 'copia')`,
    ),
  )

  const partes = async () => {
    const { status, corpo } = await teste.chamar(verSaude, { token })
    expect(status).toBe(200)
    return Object.fromEntries(corpo.partes.map(({ parte, ...resto }) => [parte, resto])) as Record<
      ParteDaSaude,
      Omit<ParteNaSaude, 'parte'>
    >
  }
  async function falharEmail(mudar = sql`attempts = 1`) {
    await transacao(negocio.banco, (tx) => agendar(tx, 'enviar-email', MENSAGEM))
    await negocio.banco.execute(
      sql`update graphile_worker._private_jobs set last_error = 'a porta não abre', ${mudar}`,
    )
  }

  it('o banco diz o tamanho e as conexões; a máquina, o espaço; nada falha', async () => {
    const { BANCO, VERSOES, ARQUIVOS, EMAIL, FILA, CAIXAS } = await partes()
    expect(BANCO.oQueHa).toMatch(/^\d+ MB, \d+ de \d+ conexões\.$/)
    expect(VERSOES).toMatchObject({
      situacao: 'BOA',
      oQueHa: expect.stringMatching(
        /^Portal 1\.2\.0, Node 24\.1\.0, PostgreSQL \d+\.\d+\. Última migração do banco: \d{14}_\w+\.$/,
      ),
    })
    expect(ARQUIVOS).toMatchObject({ situacao: 'BOA', oQueHa: '9,0 GB livres.' })
    expect([EMAIL.situacao, FILA.situacao, CAIXAS.situacao]).toEqual(['BOA', 'BOA', 'DESLIGADA'])
  })

  it('o que não sai diz quantos, por quê e desde quando; o que roda agora ainda não falhou', async () => {
    await falharEmail(sql`attempts = 1, locked_at = now()`)
    expect((await partes()).EMAIL.situacao).toBe('BOA')
    await falharEmail(sql`attempts = 1, locked_at = null, created_at = '2026-11-01T10:00:00Z'`)
    expect((await partes()).EMAIL).toEqual({
      situacao: 'FALHA',
      oQueHa: '2 e-mails esperam. a porta não abre',
      desde: '2026-11-01T10:00:00.000Z',
      aTentar: 2,
    })
    await falharEmail(sql`attempts = max_attempts`)
    expect((await partes()).EMAIL.situacao).toBe('ATENCAO')
    expect((await partes()).WHATSAPP.situacao).toBe('DESLIGADA')
  })

  it('a caixa que falha, a fonte que descansa e a cópia têm cada uma a sua hora', async () => {
    const { banco } = negocio
    await banco.execute(sql`insert into correio_caixa (nome, filial_id, falha, falha_desde)
      select 'sac@x', min(id), 'senha recusada', '2026-11-02T10:00:00Z' from filial`)
    await banco.execute(sql`insert into fonte_externa (fonte, falhas, descansa_ate) values
      ('A', 3, ${new Date(teste.agora().getTime() + 60_000)}), ('B', 9, ${new Date(teste.agora().getTime() - 60_000)})`)
    await banco.execute(sql`insert into historico (quando, entidade, entidade_id, acao) values
      (${teste.agora()}, 'copia', 'negocio', 'COPIAR')`)
    const { CAIXAS, CONSULTAS, COPIAS } = await partes()
    expect(CAIXAS).toEqual({
      situacao: 'FALHA',
      oQueHa: 'sac@x: senha recusada',
      desde: '2026-11-02T10:00:00.000Z',
      aTentar: 1,
    })
    expect(CONSULTAS).toMatchObject({ situacao: 'FALHA', oQueHa: 'Sem resposta de A.' })
    expect(COPIAS.situacao).toBe('BOA')
  })

  it('o mesmo nas métricas: 0 em ordem ou desligada, 1 atenção, 2 falhando', async () => {
    await falharEmail()
    const { body } = await teste.app.inject({ url: '/metricas', remoteAddress: '127.0.0.1' })
    const nivel = (parte: string) =>
      new RegExp(`^parte_situacao\\{negocio="aurora",parte="${parte}"\\} (\\d)$`, 'm').exec(body)?.[1]
    expect(['EMAIL', 'COPIAS', 'BANCO', 'CAIXAS'].map(nivel)).toEqual(['2', '1', '0', '0'])
  })

  it('quem vigia anota só o que mudou, avisa quem administra quando cai e quando volta, e dali vem o desde', async () => {
    const anotadas = () =>
      negocio.banco
        .select({ acao: historico.acao })
        .from(historico)
        .where(and(eq(historico.entidade, 'saude'), eq(historico.entidadeId, 'EMAIL')))
        .orderBy(historico.id)
    const avisos = async () =>
      (await negocio.banco.select().from(aviso).where(like(aviso.titulo, 'E-mail que sai: %'))).map(
        ({ titulo }) => titulo,
      )
    await vigiarSaude(negocio, teste.agora())
    await vigiarSaude(negocio, teste.agora())
    expect(await anotadas()).toEqual([{ acao: 'BOA' }])
    expect(await avisos()).toEqual([])
    const [desde] = await negocio.banco
      .select()
      .from(historico)
      .where(eq(historico.entidade, 'saude'))
      .limit(1)
    expect((await partes()).EMAIL.desde).toBe(desde?.quando.toISOString())

    await falharEmail()
    await vigiarSaude(negocio, teste.agora())
    await vigiarSaude(negocio, teste.agora())
    const cairam = await avisos()
    expect(cairam.length).toBeGreaterThan(0)
    expect(new Set(cairam)).toEqual(new Set(['E-mail que sai: falhando']))
    await negocio.banco.execute(sql`delete from graphile_worker._private_jobs`)
    await vigiarSaude(negocio, teste.agora())
    expect(await anotadas()).toEqual([{ acao: 'BOA' }, { acao: 'FALHA' }, { acao: 'BOA' }])
    expect((await avisos()).slice(cairam.length)).toEqual(cairam.map(() => 'E-mail que sai: voltou'))
  })
})
