import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { verSaude } from '@balcao/dominio/saude/contratos'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { RAIZ } from '../../configuracao.ts'
import type { Replicas } from '../banco/conexao.ts'

/** The last proof is good for a second. */
const OUTRA_PROVA_MS = 1_001

type Painel = { targets?: { expr: string }[] }
type Quadro = { panels: Painel[]; templating: { list: { type: string; query: string }[] } }

function perguntasDoPainel(texto: string): string[] {
  const { panels, templating } = JSON.parse(texto) as Quadro
  const variaveis = templating.list.filter(({ type }) => type === 'query')
  return [
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...variaveis.map(({ query }) => /^label_values\((\w+),/.exec(query)?.[1] ?? query),
  ]
}

const perguntasDosAlertas = (texto: string): string[] =>
  [...texto.matchAll(/^ +- alert: .+\n +expr: (.*)$/gm)].map(([, expr = '']) => expr)

/** Of an expression of PromQL what is measured: no labels, ranges, functions or words of the language. */
const medidasDe = (expr: string): string[] =>
  expr
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .match(/(?<![\w.])[a-z_]\w*\b(?!\s*\()/gi)
    ?.filter((palavra) => !/^(and|or|unless|bool|offset)$/.test(palavra)) ?? []

describe('saúde, prontidão, métricas e documentação', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('API-01 vivo e pronto', async () => {
    expect((await teste.app.inject('/saude')).json()).toEqual({ situacao: 'ok' })
    expect((await teste.app.inject('/pronto')).json()).toEqual({
      situacao: 'ok',
      negocios: ['aurora'],
      filas: { aurora: { situacao: null, desde: null, maisAntigaSegundos: null } },
      tempoReal: { aurora: false },
      arquivos: true,
    })
  })

  it('ESC-03 uma réplica fora não tira o servidor do ar, mas é dita', async () => {
    const { banco } = teste.negocio()
    const replica = { servidor: 'pg2:5432', situacao: 'FORA' as const, atrasoMs: 0 }
    banco.replicas = { ...({} as Replicas), estado: () => [replica] }
    onTestFinished(() => void delete banco.replicas)
    teste.adiantar(OUTRA_PROVA_MS)
    const pronto = await teste.app.inject('/pronto')
    expect([pronto.statusCode, pronto.json().replicas]).toEqual([200, { aurora: [replica] }])
    const { corpo } = await teste.chamar(verSaude, { token: await teste.tokenDe('ADMIN') })
    expect(corpo.partes).toContainEqual(
      expect.objectContaining({ parte: 'REPLICAS', situacao: 'FALHA', oQueHa: 'pg2:5432 não responde.' }),
    )
  })

  it('API-01 métricas por rota, só para a própria máquina', async () => {
    await teste.app.inject('/api/aurora/captcha')
    const { body, statusCode } = await teste.app.inject({ url: '/metricas', remoteAddress: '127.0.0.1' })
    expect(statusCode).toBe(200)
    expect(body).toContain('rota="/api/:negocio/captcha"')
    expect((await teste.app.inject({ url: '/metricas', remoteAddress: '10.0.0.5' })).statusCode).toBe(404)
  })

  it.each([
    ['painel-grafana.json', perguntasDoPainel],
    ['alertas.yml', perguntasDosAlertas],
  ])('ESC-07 tudo o que producao/%s pergunta existe em /metricas', async (arquivo, perguntasDe) => {
    const { body } = await teste.app.inject({ url: '/metricas', remoteAddress: '127.0.0.1' })
    const expostas = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, nome]) => nome))
    const perguntas = perguntasDe(await readFile(join(RAIZ, 'producao', arquivo), 'utf8'))
    expect(perguntas.length).toBeGreaterThan(10)
    expect(perguntas.filter((pergunta) => medidasDe(pergunta).length === 0)).toEqual([])
    const citadas = perguntas.flatMap(medidasDe).map((nome) => nome.replace(/_(bucket|count|sum)$/, ''))
    // Whether a process answers is Prometheus's own to say.
    expect(citadas.filter((nome) => nome !== 'up' && !expostas.has(nome))).toEqual([])
  })

  it('API-01 documento OpenAPI: caminhos, ação exigida, formas', async () => {
    const documento = (await teste.app.inject('/api/aurora/documentacao/openapi.json')).json()
    expect(documento.openapi).toBe('3.1.0')
    expect(documento.paths['/sac/estados/{uf}/cidades'].get.parameters[0]).toMatchObject({
      name: 'uf',
      in: 'path',
      required: true,
    })
    expect(documento.paths['/sac/clientes'].get['x-acao']).toBe('CLIENTE_PESQUISAR')
    expect(
      documento.paths['/login/sac'].post.requestBody.content['application/json'].schema.required,
    ).toEqual(expect.arrayContaining(['cpf', 'senha', 'captcha']))
    expect(documento.paths['/login/sac'].post.security).toEqual([])
    const { content } = documento.paths['/sac/tickets/{idTicket}/historico'].post.requestBody
    expect(Object.keys(content['multipart/form-data'].schema.properties)).toContain('arquivos')
    expect(Object.keys(content['application/json'].schema.properties)).not.toContain('arquivos')
  })

  it('API-01 página legível da documentação, sem script', async () => {
    const { body, headers } = await teste.app.inject('/api/aurora/documentacao')
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('/sac/home/totais')
    expect(body).toContain('CPF ou senha incorretos.')
    expect(body).not.toContain('<script')
    expect((await teste.app.inject('/api/outro/documentacao')).statusCode).toBe(404)
  })

  it('API-01 com token configurado, as métricas só com ele', async () => {
    const medido = await criarAppDeTeste({ tokenDeMetricas: 'abc' })
    const pedir = (authorization: string) =>
      medido.app.inject({ url: '/metricas', headers: { authorization } })
    expect((await pedir('Bearer abc')).statusCode).toBe(200)
    expect((await pedir('Bearer abd')).statusCode).toBe(404)
    await medido.fechar()
  })

  it('SEG-06 pronto é poder escrever: um banco que só se lê ou sem espaço não está pronto, e volta a estar', async () => {
    const teste = await criarAppDeTeste()
    const { banco } = teste.negocio()
    const pronto = async () => {
      teste.adiantar(OUTRA_PROVA_MS)
      const { statusCode, headers, body } = await teste.app.inject('/pronto')
      return [statusCode, headers['retry-after'], JSON.parse(body).message ?? 'pronto']
    }
    const PRONTO = [200, undefined, 'pronto']
    expect(await pronto()).toEqual(PRONTO)
    await banco.execute(`create function cheio() returns trigger language plpgsql as $$
      begin raise 'cheio' using errcode = '53100'; end $$;
      create trigger cheio before insert or update on requisicao_repetivel execute function cheio()`)
    expect(await pronto()).toEqual([503, '5', ERROS.SEM_ESPACO.mensagem])
    await banco.execute('drop trigger cheio on requisicao_repetivel')
    expect(await pronto()).toEqual(PRONTO)
    await banco.execute(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`)
    // Its own connection last, or the statement ends before the others that still may write.
    await banco
      .execute(`select pg_terminate_backend(pid) from (select pid from pg_stat_activity
      where datname = current_database() order by pid = pg_backend_pid()) as conexoes`)
      .catch(() => undefined)
    await expect.poll(pronto).toEqual([503, '5', ERROS.SERVICO_INDISPONIVEL.mensagem])
    expect((await teste.app.inject('/saude')).statusCode).toBe(200)
    await teste.fechar()
  })

  it('SEG-06 a fila parada além da carência não está pronta, e a prontidão e as métricas dizem desde quando', async () => {
    const teste = await criarAppDeTeste()
    const { fila, banco } = teste.negocio()
    const pronto = async () => {
      teste.adiantar(OUTRA_PROVA_MS)
      return (await teste.app.inject('/pronto')).json()
    }
    const medida = async (nome: string) =>
      Number(
        (await teste.app.inject({ url: '/metricas', remoteAddress: '127.0.0.1' })).body.match(
          new RegExp(`^${nome}\\{negocio="aurora"\\} (.+)$`, 'm'),
        )?.[1],
      )
    fila.rodar()
    await banco.execute(
      `select graphile_worker.add_job('enviar-email', run_at => now() - interval '2 minutes')`,
    )
    expect(await pronto()).toMatchObject({ situacao: 'ok', filas: { aurora: { situacao: 'RODANDO' } } })
    expect((await pronto()).filas.aurora.maisAntigaSegundos).toBeGreaterThanOrEqual(120)
    expect([await medida('fila_rodando'), await medida('fila_parada_segundos')]).toEqual([1, 0])
    expect(await medida('fila_mais_antiga_segundos')).toBeGreaterThanOrEqual(120)
    expect(await medida('fila_esperando')).toBe(1)

    fila.parar('o banco caiu')
    expect(await pronto()).toMatchObject({ situacao: 'ok', filas: { aurora: { situacao: 'PARADA' } } })
    fila.tentar()
    teste.adiantar(10 * 60_000)
    expect(await pronto()).toMatchObject({
      codigo: 'SERVICO_INDISPONIVEL',
      message: `A fila de tarefas do negócio aurora está parada desde ${fila.atual()?.desde.toISOString()}.`,
    })
    expect((await teste.app.inject('/pronto')).statusCode).toBe(503)
    expect([await medida('fila_rodando'), await medida('fila_tentativas')]).toEqual([0, 1])
    expect(await medida('fila_parada_segundos')).toBeGreaterThanOrEqual(600)
    fila.rodar()
    expect(await pronto()).toMatchObject({ situacao: 'ok' })
    await teste.fechar()
  })

  it('SEG-06 sem espaço no disco ou sem a pasta, não está pronto; e muitas perguntas são uma prova só', async () => {
    const exigirEspaco = vi.fn(async () => undefined)
    const pasta = await mkdtemp(join(tmpdir(), 'balcao-pronto-'))
    const teste = await criarAppDeTeste({ exigirEspaco, pastas: [pasta] })
    const pronto = async () => (await teste.app.inject('/pronto')).json().message ?? 'pronto'
    const maisTarde = () => {
      teste.adiantar(OUTRA_PROVA_MS)
      return pronto()
    }
    expect(await Promise.all(Array.from({ length: 20 }, pronto))).toEqual(Array(20).fill('pronto'))
    expect(exigirEspaco).toHaveBeenCalledOnce()
    expect(await readdir(pasta)).toEqual([])
    exigirEspaco.mockRejectedValue(new ErroDeNegocio('SEM_ESPACO'))
    expect(await maisTarde()).toBe(ERROS.SEM_ESPACO.mensagem)
    exigirEspaco.mockResolvedValue(undefined)
    expect(await maisTarde()).toBe('pronto')
    await rm(pasta, { recursive: true })
    expect(await maisTarde()).toBe(ERROS.SERVICO_INDISPONIVEL.mensagem)
    await teste.fechar()
  })

  it('ERR-02 sem banco: 503 em português com quanto esperar, e não pronto', async () => {
    const caido = await criarAppDeTeste()
    const token = await caido.tokenDe('ADMIN')
    const { banco } = caido.negocio()
    banco.$client.options.host = '127.0.0.1'
    banco.$client.options.port = 1
    banco.$client.options.connectionString = 'postgres://ninguem@127.0.0.1:1/nada'
    await banco.$client
      .query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      .catch(() => undefined)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        banco.$client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined),
      ),
    )
    const { statusCode, headers } = await caido.app.inject({
      url: '/api/aurora/sac/validar-sessao',
      headers: { authorization: `Bearer ${token}` },
    })
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect((await caido.app.inject('/pronto')).statusCode).toBe(503)
    await caido.fechar()
  })
})
